import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildNote, NOTE } from '../mocks/deviceKinds';
import { fakeBrowser } from '../mocks/fakeTabs';
import { DeviceMemory, memoryDisk } from '../mocks/memoryDisk';
import { browserTabs } from './browserTabs';
import { createDeviceStore } from './createDeviceStore';
import { createQueue } from './createQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const soon = () => vi.advanceTimersByTimeAsync(200);

/** A tab of one browser; `sent` says which tab made which call. */
function tab(
  name: string,
  memory: DeviceMemory,
  sent: string[],
  owner = '7',
  gate: Promise<void> = Promise.resolve(),
) {
  const store = createDeviceStore(memoryDisk(memory));
  const queue = createQueue({ owner, store, network: new EventTarget(), tabs: browserTabs() });
  queue.serve(NOTE, {
    record: async ({ id }, _photos, signal) => {
      sent.push(`${name} ${id}`);
      await gate;
      signal.throwIfAborted();
    },
  });
  return { queue, stop: queue.start(), notes: store.records(NOTE) };
}
const waiting = (id: string, owner = '7') => buildNote({ id, owner, lane: id, step: 'waiting' });

it('one tab sends, also what another one kept, and the next takes over when it is closed', async () => {
  fakeBrowser();
  const memory = new DeviceMemory();
  const sent: string[] = [];
  const one = tab('one', memory, sent);
  const two = tab('two', memory, sent);
  await soon();
  await two.notes.put(waiting('a'));
  await two.queue.run();
  await soon();
  expect(sent).toEqual(['one a']);
  one.stop();
  await two.notes.put(waiting('b'));
  await soon();
  expect(sent).toEqual(['one a', 'two b']);
  two.stop();
});

it('the others show how far it is, also one that is opened meanwhile', async () => {
  fakeBrowser();
  const memory = new DeviceMemory();
  const one = tab('one', memory, [], '7', new Promise(() => undefined));
  const two = tab('two', memory, []);
  await one.notes.put(waiting('a'));
  await soon();
  const three = tab('three', memory, []);
  await soon();
  for (const { queue } of [one, two, three]) expect([...queue.state()]).toEqual([['a', { step: 'record' }]]);
  one.stop();
  await soon();
  expect(two.queue.state().size).toBe(0);
  expect((await two.notes.list('7'))[0]?.step).toBe('sent');
  for (const { stop } of [two, three]) stop();
});

it('two people have a sender each, and see nothing of each other', async () => {
  fakeBrowser();
  const memory = new DeviceMemory();
  const sent: string[] = [];
  const one = tab('one', memory, sent, '7');
  const two = tab('two', memory, sent, '12');
  await one.notes.put(waiting('a', '7'));
  await one.notes.put(waiting('b', '12'));
  await soon();
  expect(sent.toSorted()).toEqual(['one a', 'two b']);
  for (const { stop } of [one, two]) stop();
});

it('a tab that is looked at takes over from one that is frozen, whose call ends nothing', async () => {
  const { freezeLast } = fakeBrowser();
  const memory = new DeviceMemory();
  const sent: string[] = [];
  let thaw = () => {};
  const one = tab('one', memory, sent, '7', new Promise<void>((resolve) => (thaw = resolve)));
  freezeLast();
  await one.notes.put(waiting('a'));
  await soon();
  const two = tab('two', memory, sent);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toEqual(['one a']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['one a', 'two a']);
  thaw();
  await soon();
  expect(one.queue.state().size).toBe(0);
  await one.notes.put(waiting('b'));
  await soon();
  expect(sent).toEqual(['one a', 'two a', 'two b']);
  for (const { stop } of [two, one]) stop();
});

it('a browser that gives no locks sends all the same', async () => {
  fakeBrowser();
  const request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const sent: string[] = [];
  const one = tab('one', new DeviceMemory(), sent);
  await one.notes.put(waiting('a'));
  await soon();
  expect(sent).toEqual(['one a']);
  one.stop();
  vi.stubGlobal('navigator', {});
  expect(browserTabs()).toBeNull();
});
