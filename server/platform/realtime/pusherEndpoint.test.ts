import { createServer } from 'node:net';
import Echo from 'laravel-echo';
import Pusher from 'pusher';
import PusherJs from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openPusherEndpoint, type PusherEndpoint } from './pusherEndpoint';
import { channelSignature, refusedRequest } from './signatures';
import { eventually } from '../../../tests/eventually';

const APP = { appId: 'app', key: 'key', secret: 'secret' };
let endpoint: PusherEndpoint;
beforeEach(async () => {
  endpoint = await openPusherEndpoint(APP, { host: '127.0.0.1', port: 0 });
});
afterEach(() => endpoint.close());

/** What a browser says and hears, raw. */
async function raw(path = '/app/key?protocol=7') {
  const socket = new WebSocket(`ws://127.0.0.1:${endpoint.port}${path}`);
  const heard: { event: string; channel?: string; data: string }[] = [];
  let closed = 0;
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as (typeof heard)[number]));
  socket.on('close', (code) => (closed = code));
  await eventually(() => expect(heard.length).toBeGreaterThan(0));
  onTestFinished(() => socket.terminate());
  const say = (event: string, data: object = {}) => socket.send(JSON.stringify({ event, data }));
  const last = () => heard.at(-1);
  return { socket, heard, say, last, closed: () => closed };
}

const authorizer = (key: string, secret: string) => ({
  customHandler: (
    { socketId, channelName }: { socketId: string; channelName: string },
    done: (error: Error | null, data: { auth: string } | null) => void,
  ) => done(null, { auth: channelSignature({ key, secret }, socketId, channelName) }),
  endpoint: '',
  transport: 'ajax' as const,
});
const browser = (secret = APP.secret) => {
  const client = new PusherJs(APP.key, {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: endpoint.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: authorizer(APP.key, secret),
  });
  onTestFinished(() => client.disconnect());
  return client;
};
const sdk = (secret = APP.secret) =>
  new Pusher({
    appId: APP.appId,
    key: APP.key,
    secret,
    host: '127.0.0.1',
    port: String(endpoint.port),
    useTLS: false,
  });

describe('with the official clients', () => {
  it('laravel-echo hears custom events on private channels, and stops when it leaves', async () => {
    const echo = new Echo({ broadcaster: 'pusher', key: APP.key, Pusher: PusherJs, client: browser() });
    const heard = vi.fn();
    const subscribed = vi.fn();
    echo.private('credits.2').listen('.send.credit', heard).subscribed(subscribed);
    await eventually(() => expect(subscribed).toHaveBeenCalled());
    endpoint.hub.publish('private-credits.2', 'send.credit', '{"id":7}');
    await eventually(() => expect(heard.mock.calls[0]?.[0]).toEqual({ id: 7 }));
    echo.leave('credits.2');
    await new Promise((resolve) => setTimeout(resolve, 50));
    endpoint.hub.publish('private-credits.2', 'send.credit', '{"id":8}');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('the pusher SDK reaches pusher-js, one by one and in batches, but not the sender', async () => {
    const [sender, other] = [browser(), browser()];
    const [own, others] = [vi.fn(), vi.fn()];
    const channels = [sender.subscribe('private-a'), other.subscribe('private-a')];
    channels[0]?.bind('event', own);
    channels[1]?.bind('event', others);
    await eventually(() => expect(channels.every((channel) => channel.subscribed)).toBe(true));
    await sdk().trigger('private-a', 'event', { n: 1 }, { socket_id: sender.connection.socket_id });
    await sdk().trigger(['private-a', 'private-b'], 'event', { n: 2 });
    await sdk().triggerBatch([
      { channel: 'private-a', name: 'event', data: { n: 3 } },
      { channel: 'private-a', name: 'event', data: { n: 4 } },
    ]);
    await eventually(() => expect(others).toHaveBeenCalledTimes(4));
    expect(others.mock.calls.map(([data]) => (data as { n: number }).n)).toEqual([1, 2, 3, 4]);
    await eventually(() => expect(own).toHaveBeenCalledTimes(3));
  });

  it('refuses a server with the wrong secret, another app, an old or a changed request', async () => {
    await expect(sdk('wrong').trigger('private-a', 'event', {})).rejects.toMatchObject({ status: 401 });
    const other = new Pusher({
      ...APP,
      appId: 'other',
      host: '127.0.0.1',
      port: String(endpoint.port),
      useTLS: false,
    });
    await expect(other.trigger('private-a', 'event', {})).rejects.toMatchObject({ status: 404 });
    const post = (query: string, body: string) =>
      fetch(`http://127.0.0.1:${endpoint.port}/apps/app/events?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    const signed = (body: string) =>
      sdk().createSignedQueryString({ method: 'POST', path: '/apps/app/events', body });
    const body = JSON.stringify({ name: 'e', channels: ['private-a'], data: '{}' });
    expect((await post(signed(body), body)).status).toBe(200);
    expect((await post(signed(body), body.replace('private-a', 'private-b'))).status).toBe(401);
    const old = Object.fromEntries(new URLSearchParams(signed(body)));
    const request = { method: 'POST', path: '/apps/app/events', query: old, body: Buffer.from(body) };
    expect(refusedRequest(APP, request, new Date())).toBeNull();
    expect(refusedRequest(APP, request, new Date(Date.now() + 601_000))).toContain('old');
    expect((await post(signed('[]'), '[]')).status).toBe(400);
  });

  it('lets nobody in with a wrong signature', async () => {
    const failed = vi.fn();
    browser('wrong').subscribe('private-credits.2').bind('pusher:subscription_error', failed);
    await eventually(() => expect(failed.mock.calls[0]?.[0]).toMatchObject({ status: 403 }));
  });

  it('pusher-js is let in again after the server was restarted', async () => {
    const client = browser();
    const channel = client.subscribe('private-a');
    await eventually(() => expect(channel.subscribed).toBe(true));
    const { port } = endpoint;
    await endpoint.close();
    endpoint = await openPusherEndpoint(APP, { host: '127.0.0.1', port });
    const heard = vi.fn();
    channel.bind('event', heard);
    // Left alone it takes some 15 s to come back; apps nudge it.
    client.disconnect();
    client.connect();
    await eventually(() => {
      endpoint.hub.publish('private-a', 'event', '{}');
      expect(heard).toHaveBeenCalled();
    });
  });
});

describe('the protocol', () => {
  it('greets with a socket id and a time of silence', async () => {
    const { heard } = await raw();
    expect(heard[0]?.event).toBe('pusher:connection_established');
    expect(JSON.parse(heard[0]?.data ?? '')).toMatchObject({
      socket_id: expect.stringMatching(/^\d+\.\d+$/) as string,
      activity_timeout: 120,
    });
  });

  it.each([
    ['/app/unknown?protocol=7', 4001],
    ['/somewhere?protocol=7', 4005],
    ['/app/key?protocol=99', 4007],
    ['/app/key', 4008],
  ])('closes %s with %i', async (path, code) => {
    const { last, closed } = await raw(path);
    expect(last()?.event).toBe('pusher:error');
    await eventually(() => expect(closed()).toBe(code));
  });

  it('answers pings, refuses public channels, client events and nonsense, and stays open', async () => {
    const { socket, say, last, heard, closed } = await raw();
    say('pusher:ping');
    await eventually(() => expect(last()?.event).toBe('pusher:pong'));
    say('pusher:subscribe', { channel: 'credits.2' });
    await eventually(() => expect(last()?.event).toBe('pusher:subscription_error'));
    say('client-typing', {});
    await eventually(() => expect(last()?.data).toContain('4301'));
    const before = heard.length;
    for (const text of ['', '{', '[]', 'null', '{"event":1}', '{"event":"pusher:subscribe","data":"{"}'])
      socket.send(text);
    await eventually(() => expect(heard.length).toBe(before + 6));
    say('pusher:ping');
    await eventually(() => expect(last()?.event).toBe('pusher:pong'));
    expect(closed()).toBe(0);
  });

  it('tells browsers to come back when it stops', async () => {
    const { closed } = await raw();
    await endpoint.close();
    await eventually(() => expect(closed()).toBe(4200));
    endpoint = await openPusherEndpoint(APP, { host: '127.0.0.1', port: 0 });
  });

  it('delivers thousands of events in order', async () => {
    const client = browser();
    const got: number[] = [];
    const channel = client.subscribe('private-a');
    channel.bind('n', (n: number) => got.push(n));
    await eventually(() => expect(channel.subscribed).toBe(true));
    for (let n = 0; n < 5000; n++) endpoint.hub.publish('private-a', 'n', String(n));
    await eventually(() => expect(got).toHaveLength(5000));
    expect(got).toEqual([...got].sort((a, b) => a - b));
  });

  it('says which port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(openPusherEndpoint(APP, { host: '127.0.0.1', port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port,
    });
  });
});
