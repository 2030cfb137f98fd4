/** The wire to a server of ours. It is fetched by those who play over it, and by nobody else. */
import { Client, type Room } from 'colyseus.js'
import { attach } from '../../adapters/colyseus/client.js'
import type { Kit } from '../kit.js'
import { FarCourse } from '../session/far.js'

/** A link: the game, and what opens a seat of it; empty for those who look on. */
export interface Link {
  readonly game: string
  readonly ticket: string
}

/** Seconds between one try to come back and the next. */
const AGAIN = 2

/** Sits down, and comes back whenever the connection is lost. */
export async function sitFar(kit: Kit, link: Link, changed: () => void): Promise<FarCourse> {
  const course = new FarCourse(kit, crypto.randomUUID().slice(-12), changed)
  await enter(course, link)
  await course.ready
  return course
}

async function enter(course: FarCourse, link: Link): Promise<void> {
  const room = await joined(link)
  let isLeft = false
  course.onLeave(() => {
    isLeft = true
    void room.leave()
  })
  room.onLeave(() => {
    if (!isLeft) comeBack(course, link)
  })
  attach(room, course.chair)
}

/** Opens the room if nobody has it open, and joins it. */
async function joined({ game, ticket }: Link): Promise<Room> {
  const opened = await fetch(`games/${game}`)
  const { error } = (await opened.json()) as { readonly error?: string }
  if (error !== undefined) throw new Error(error)
  return new Client(location.origin).joinById(game, ticket === '' ? {} : { ticket })
}

function comeBack(course: FarCourse, link: Link): void {
  course.connected(false)
  const timer = setTimeout(() => {
    enter(course, link).then(
      () => course.connected(true),
      () => comeBack(course, link),
    )
  }, 1000 * AGAIN)
  course.onLeave(() => clearTimeout(timer))
}
