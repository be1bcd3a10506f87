import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { sameSecret } from '../core/secrets';
import type { ChannelHub, Socket } from './channelHub';
import { channelSignature } from './signatures';

/** A silent socket is asked for a sign of life after this long, s; browsers are told to do the same. */
export const ACTIVITY_TIMEOUT = 120;
/** … and given up on after this much longer, ms. */
export const PONG_WITHIN = 30_000;
const MAX_CHANNELS = 100;
/** A socket that takes nothing in is cut before it fills the memory, bytes. */
const MAX_BACKLOG = 4 * 1024 * 1024;
/** The same of one that has not been let into any channel: whoever opens thousands of those holds little with each. */
const MAX_BACKLOG_OF_STRANGER = 64 * 1024;

/** Close codes of Pusher's protocol: 40xx do not come back, 42xx come back at once. */
export const CLOSE = {
  unknownApp: [4001, 'Application does not exist'],
  badPath: [4005, 'Path not found'],
  badProtocol: [4007, 'Unsupported protocol version'],
  noProtocol: [4008, 'No protocol version supplied'],
  unauthorized: [4009, 'Connection is unauthorized'],
  restarting: [4200, 'Server is restarting'],
  sessionEnded: [4202, 'Session has ended'],
  silent: [4201, 'Pong reply not received'],
} as const;
const CLIENT_EVENT_REFUSED = 4301;

interface Message {
  event: string;
  data: unknown;
}

/** Speaks Pusher's protocol, version 7, with one browser. */
export class PusherSocket implements Socket {
  readonly id = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  private readonly joined = new Set<string>();
  private silence: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly app: { key: string; secret: string },
    private readonly hub: ChannelHub,
  ) {
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : textOf(data)));
    socket.on('close', () => this.gone());
    this.heard();
    this.event('pusher:connection_established', { socket_id: this.id, activity_timeout: ACTIVITY_TIMEOUT });
  }

  /** What it hears, as named on the wire. */
  get channels(): ReadonlySet<string> {
    return this.joined;
  }

  send(text: string): void {
    const most = this.joined.size > 0 ? MAX_BACKLOG : MAX_BACKLOG_OF_STRANGER;
    if (this.socket.bufferedAmount > most) this.socket.terminate();
    else this.socket.send(text);
  }

  close([code, reason]: readonly [number, string]): void {
    this.socket.close(code, reason);
  }

  private event(event: string, data: unknown, channel?: string): void {
    this.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
  }

  private receive(text: string): void {
    this.heard();
    const message = parse(text);
    if (!message) return this.event('pusher:error', { code: null, message: 'Invalid message' });
    switch (message.event) {
      case 'pusher:ping':
        return this.event('pusher:pong', {});
      case 'pusher:pong':
        return;
      case 'pusher:subscribe':
        return this.subscribe(fields(message.data));
      case 'pusher:unsubscribe':
        return this.unsubscribe(fields(message.data).channel);
      default:
        return this.event('pusher:error', {
          code: CLIENT_EVENT_REFUSED,
          message: 'Client events are not enabled',
        });
    }
  }

  private subscribe({ channel, auth }: { channel: string; auth: string }): void {
    // Only private channels exist here: whoever has the app's public key must not hear anything.
    const refused = !/^private-[\w.@=,;-]{1,150}$/.test(channel)
      ? 'Only private channels exist'
      : !sameSecret(auth, channelSignature(this.app, this.id, channel))
        ? 'Invalid signature'
        : this.joined.size >= MAX_CHANNELS && !this.joined.has(channel)
          ? 'Too many channels'
          : null;
    if (refused !== null) {
      const error = { type: 'AuthError', error: refused, status: 403 };
      return this.event('pusher:subscription_error', error, channel);
    }
    this.joined.add(channel);
    this.hub.join(channel, this);
    this.event('pusher_internal:subscription_succeeded', {}, channel);
  }

  private unsubscribe(channel: string): void {
    if (this.joined.delete(channel)) this.hub.leave(channel, this);
  }

  private heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.event('pusher:ping', {});
      this.silence = setTimeout(() => this.close(CLOSE.silent), PONG_WITHIN);
    }, ACTIVITY_TIMEOUT * 1000);
  }

  private gone(): void {
    clearTimeout(this.silence);
    this.hub.leaveAll(this);
  }
}

const textOf = (data: unknown): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');

function parse(text: string): Message | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('event' in value)) return null;
  const data = 'data' in value ? value.data : null;
  return typeof value.event === 'string' ? { event: value.event, data } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `data` is an object, or an object as text. */
function fields(data: unknown): { channel: string; auth: string } {
  const source = typeof data === 'string' ? parseJson(data) : data;
  const record = (typeof source === 'object' && source !== null ? source : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { channel: text(record.channel), auth: text(record.auth) };
}
