import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHostileHost, type HostileHost } from '../../../e2e/host/hostileHost';
import { createEchoSource, type EchoSourceOptions } from './echoSource';
import type { RealtimeSource } from './RealtimeSource';
import { eventually } from '../../../tests/eventually';

/* Against a real Pusher-protocol socket, with the real Echo and pusher-js. */
let host: HostileHost;
let source: RealtimeSource;

function connect(options: EchoSourceOptions = {}) {
  source = createEchoSource({
    ...options,
    settings: { host: '127.0.0.1', port: host.socketPort, authUrl: `${host.apiUrl}/broadcasting/auth` },
  });
  return source;
}

const entries = new Map<string, string>();

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'http://app.test', hostname: '127.0.0.1', protocol: 'http:' });
  vi.stubGlobal('localStorage', { getItem: (name: string) => entries.get(name) ?? null });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  entries.set('password', 'first-token');
  host = await startHostileHost();
});

afterEach(async () => {
  source.close();
  await host.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const until = eventually;
const joined = (...names: string[]) => until(() => expect(host.socket.channels()).toEqual(names));

describe('createEchoSource', () => {
  it('hears an event on a private channel, authorized with the credential of the moment', async () => {
    connect();
    const heard = vi.fn();
    source.subscribe('credits.2', 'send.credit', heard);
    await joined('private-credits.2');
    expect(source.getStatus()).toBe('connected');
    host.push('credits.2', 'send.credit', { id: 5 });
    await until(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ id: 5 }));

    entries.set('password', 'second-token');
    source.subscribe('notifications.7', 'send.notification', vi.fn());
    await joined('private-credits.2', 'private-notifications.7');
    const asked = host.callsOf('authorizeChannel');
    expect(asked.map((call) => call.headers.authorization)).toEqual([
      'Bearer first-token',
      'Bearer second-token',
    ]);
    expect(asked[0]?.headers['accept-referer']).toBe('http://app.test');
    expect(asked[0]?.body).toMatchObject({ channel_name: 'private-credits.2' });
  });

  it('shares one channel between listeners and leaves it after the last one', async () => {
    connect();
    const [first, second] = [vi.fn(), vi.fn()];
    const stopFirst = source.subscribe('credits.2', 'send.credit', first);
    const stopSecond = source.subscribe('credits.2', 'send.credit', second);
    await joined('private-credits.2');
    expect(host.callsOf('authorizeChannel')).toHaveLength(1);
    stopFirst();
    stopFirst();
    host.push('credits.2', 'send.credit', {});
    await until(() => expect(second).toHaveBeenCalledOnce());
    expect(first).not.toHaveBeenCalled();
    stopSecond();
    await joined();
  });

  it('a listener that throws keeps nothing from the others', async () => {
    connect();
    const heard = vi.fn();
    source.subscribe('credits.2', 'send.credit', () => {
      throw new Error('broken listener');
    });
    source.subscribe('credits.2', 'send.credit', heard);
    await joined('private-credits.2');
    host.push('credits.2', 'send.credit', {});
    await until(() => expect(heard).toHaveBeenCalledOnce());
  });

  it.each([403, 500, 'html'] as const)('a channel refused with %s leaves the others alone', async (mood) => {
    connect();
    source.subscribe('credits.2', 'send.credit', vi.fn());
    await joined('private-credits.2');
    host.setMood(mood, 'authorizeChannel');
    source.subscribe('credit_approvals.7', 'send.credit_approval', vi.fn());
    await until(() => expect(host.callsOf('authorizeChannel')).toHaveLength(2));
    expect(host.socket.channels()).toEqual(['private-credits.2']);
    expect(source.getStatus()).toBe('connected');

    // A clear no is asked again with the next connection, a passing one soon.
    host.setMood('well');
    if (mood === 403) host.socket.drop();
    await joined('private-credit_approvals.7', 'private-credits.2');
  });

  it('tells of a 401', async () => {
    const onUnauthorized = vi.fn();
    connect({ onUnauthorized });
    host.setMood(401, 'authorizeChannel');
    source.subscribe('credits.2', 'send.credit', vi.fn());
    await until(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  });

  it('is down during an outage, then connected with every channel again', async () => {
    connect();
    const heard = vi.fn();
    const statuses: string[] = [];
    source.onStatusChange(() => statuses.push(source.getStatus()));
    source.subscribe('credits.2', 'send.credit', heard);
    await joined('private-credits.2');
    host.socket.refuse();
    host.socket.drop();
    await until(() => expect(source.getStatus()).toBe('down'));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    host.socket.accept();
    await joined('private-credits.2');
    expect(statuses).toEqual(['connected', 'down', 'connected']);
    host.push('credits.2', 'send.credit', {});
    await until(() => expect(heard).toHaveBeenCalledOnce());
  });

  it('survives babble on the socket', async () => {
    connect();
    const heard = vi.fn();
    source.subscribe('credits.2', 'send.credit', heard);
    await joined('private-credits.2');
    for (const text of ['<html>', '{"event":', '{}', 'null', '[]']) host.socket.babble(text);
    host.push('credits.2', 'send.credit', {});
    await until(() => expect(heard).toHaveBeenCalledOnce());
    expect(source.getStatus()).toBe('connected');
  });

  it('is down, not connecting for ever, where nobody answers', async () => {
    host.socket.refuse();
    connect();
    expect(source.getStatus()).toBe('connecting');
    await until(() => expect(source.getStatus()).toBe('down'));
  });

  it('closes for good', async () => {
    connect();
    source.subscribe('credits.2', 'send.credit', vi.fn());
    await joined('private-credits.2');
    source.close();
    await until(() => expect(host.socket.count()).toBe(0));
    expect(source.getStatus()).toBe('off');
  });
});
