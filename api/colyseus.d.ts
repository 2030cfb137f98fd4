// wingover/colyseus

// CLOSED
const CLOSED: {
    readonly flood: 4290;
    readonly lost: 4500;
    readonly unreadable: 4400;
};

// ClientRoom
interface ClientRoom {
    send(type: string, message: unknown): void;
    onMessage<T>(type: string, callback: (message: T) => void): unknown;
    onLeave(callback: (code: number) => void): unknown;
}

// RoomOptions
interface RoomOptions {
    readonly secret?: string;
    readonly keeper?: Keeper;
    readonly dice?: () => Dice;
    readonly rate?: number;
    readonly patience?: number;
}

// RoomRequest
type RoomRequest<G extends Game> = Pick<HostOptions<G>, 'config' | 'scenario' | 'options' | 'clock'> & {
    readonly game?: string;
};

// attach
function attach<G extends Game = Game>(room: ClientRoom, told?: ChairEvents<G> | Chair<G>, onTickets?: (tickets: Readonly<Record<string, string>>) => void): Chair<G>;

// roomOf
function roomOf<G extends Game>(ruleset: Ruleset<G>, options?: RoomOptions): new () => Room;
