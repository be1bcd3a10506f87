import { DeviceStoreError } from '@/lib/device/DeviceStoreError';
import { type Disk, type Key, type Row, type Table } from '@/lib/device/Disk';
import { createListeners, type Listeners } from '@/lib/store/createListeners';

/** What is on a device, beyond any page that looks at it. */
export class DeviceMemory {
  readonly tables: Record<Table, Map<string, unknown>> = {
    ...{ records: new Map(), photos: new Map(), facts: new Map() },
  };
  readonly listeners: Listeners = createListeners();
}

/** A key as memory has it. */
export const memoryKey = (key: Key): string => key.join('/');

/** The disk of a page. `isFull`: no room for another photo; `isGone`: the page was closed, so nothing that it still wanted happens. */
export function memoryDisk(
  memory: DeviceMemory,
  { isFull = () => false, isGone = () => false }: { isFull?: () => boolean; isGone?: () => boolean } = {},
): Disk {
  /** Later, as a disk answers; never once the page is gone. */
  async function later<T>(act: () => T): Promise<T> {
    await Promise.resolve();
    if (isGone()) return new Promise(() => undefined);
    return act();
  }
  const keysBelow = (table: Table, under: Key) => {
    const name = memoryKey(under);
    return [...memory.tables[table].keys()]
      .filter((key) => key === name || key.startsWith(`${name}/`))
      .sort();
  };
  const valuesBelow = (table: Table, under: Key) =>
    keysBelow(table, under).map((key) => memory.tables[table].get(key));

  return {
    get: (table, key) => later(() => memory.tables[table].get(memoryKey(key))),
    list: (table, under) => later(() => valuesBelow(table, under)),
    change: async (under, decide) => {
      await later(() => {
        const ops = decide(valuesBelow('records', under) as Row[]);
        if (isFull() && ops.some((op) => op.do === 'put' && op.table === 'photos'))
          throw new DeviceStoreError('full');
        for (const op of ops) {
          if (op.do === 'put') memory.tables[op.table].set(memoryKey(op.key), structuredClone(op.value));
          else for (const key of keysBelow(op.table, op.under)) memory.tables[op.table].delete(key);
        }
      });
      memory.listeners.tell();
    },
    subscribe: memory.listeners.subscribe,
  };
}
