/**
 * Games of a tournament over many machines: a queue in Redis, by BullMQ. Both are optional peers of this package: whoever
 * uses this entry installs `bullmq` and `ioredis`.
 *
 * @module
 */

export { type Assignment, parseAssignment } from './assignment.js'
export { type QueueCrew, type QueueOptions, queueCrew } from './crew.js'
export { type QueueWorker, queueWorker, type WorkerOptions } from './worker.js'
