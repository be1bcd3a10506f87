import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { ChannelHub } from './channelHub';
import { PusherSocket } from './pusherSocket';
import { channelSignature } from './signatures';

const APP = { key: 'key', secret: 'secret' };
const CHANNEL = 'private-notifications.4';

/** A browser's end that takes nothing in: what is sent to it waits here. */
class Deaf extends EventEmitter {
  bufferedAmount = 0;
  cut = false;
  send(text: string) {
    this.bufferedAmount += text.length;
  }
  terminate() {
    this.cut = true;
    this.emit('close');
  }
  say(event: string, data: unknown = {}) {
    this.emit('message', Buffer.from(JSON.stringify({ event, data })), false);
  }
}

const deaf = new Deaf();
afterEach(() => {
  deaf.emit('close');
  vi.useRealTimers();
});

it('holds little for a socket that hears nothing and was let into no channel, more for one that was', () => {
  vi.useFakeTimers();
  const ask = () => {
    for (let nth = 0; nth < 100_000 && !deaf.cut; nth++) deaf.say('unknown');
    return deaf.bufferedAmount;
  };
  const socket = new PusherSocket(deaf as unknown as WebSocket, APP, new ChannelHub());
  expect(ask()).toBeLessThan(100 * 1024);
  expect(deaf.cut).toBe(true);

  Object.assign(deaf, { cut: false, bufferedAmount: 0 });
  deaf.say('pusher:subscribe', { channel: CHANNEL, auth: channelSignature(APP, socket.id, CHANNEL) });
  expect([...socket.channels]).toEqual([CHANNEL]);
  const held = ask();
  expect(deaf.cut).toBe(true);
  expect(held).toBeGreaterThan(4 * 1024 * 1024);
  expect(held).toBeLessThan(5 * 1024 * 1024);
});
