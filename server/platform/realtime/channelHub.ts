/** One connected browser. */
export interface Socket {
  readonly id: string;
  send(text: string): void;
}

/** Who listens to what. Knows nothing of the network. */
export class ChannelHub {
  private readonly channels = new Map<string, Set<Socket>>();

  join(channel: string, socket: Socket): void {
    const members = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, members.add(socket));
  }

  leave(channel: string, socket: Socket): void {
    const members = this.channels.get(channel);
    members?.delete(socket);
    if (members?.size === 0) this.channels.delete(channel);
  }

  leaveAll(socket: Socket): void {
    for (const channel of this.channels.keys()) this.leave(channel, socket);
  }

  /** Sends an event to everyone on a channel but the sender; `data` is text, as Pusher's protocol has it. */
  publish(channel: string, event: string, data: string, exceptSocket?: string): void {
    const members = this.channels.get(channel);
    if (!members) return;
    const message = JSON.stringify({ event, channel, data });
    for (const socket of members) if (socket.id !== exceptSocket) socket.send(message);
  }
}
