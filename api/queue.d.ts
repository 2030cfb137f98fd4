// wingover/queue

// Assignment
interface Assignment {
    readonly ruleset: string;
    readonly revision: number;
    readonly job: Job;
}

// QueueCrew
interface QueueCrew extends RemoteCrew {
    close(): Promise<void>;
}

// QueueOptions
interface QueueOptions {
    readonly url: string;
    readonly queue?: string;
    readonly size: number;
    readonly onTrouble?: (message: string) => void;
}

// QueueWorker
interface QueueWorker {
    close(): Promise<void>;
}

// WorkerOptions
interface WorkerOptions {
    readonly url: string;
    readonly queue?: string;
    readonly name: string;
    readonly size: number;
    readonly play: (assignment: Assignment) => Promise<GameResult>;
    readonly lease?: number;
    readonly onGame?: (id: string, what: 'begins' | 'played' | 'failed', why?: string) => void;
    readonly onTrouble?: (message: string) => void;
}

// parseAssignment
const parseAssignment: (json: unknown) => Parsed<Assignment>;

// queueCrew
function queueCrew<G extends Game>(ruleset: Ruleset<G>, options: QueueOptions): Promise<QueueCrew>;

// queueWorker
function queueWorker(options: WorkerOptions): Promise<QueueWorker>;
