// wingover/colyseus/client

// ClientRoom
interface ClientRoom {
    send(type: string, message: unknown): void;
    onMessage<T>(type: string, callback: (message: T) => void): unknown;
    onLeave(callback: (code: number) => void): unknown;
}

// attach
function attach<G extends Game = Game>(room: ClientRoom, told?: ChairEvents<G> | Chair<G>, onTickets?: (tickets: Readonly<Record<string, string>>) => void): Chair<G>;
