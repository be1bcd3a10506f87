import type * as z from 'zod/mini';
import type { DeviceStore, FactStore, RecordStore } from './DeviceStore';
import { DeviceStoreError } from './DeviceStoreError';
import type { Disk, Key, Op, Row } from './Disk';
import { isUnsent, type KeptRecord, type PhotoContent } from './KeptRecord';
import type { FactKind, RecordKind } from './RecordKind';

/** What stands on a disk, by the rules of what may change it. */
export function createDeviceStore(given: Disk): DeviceStore {
  const disk: Disk = {
    ...given,
    change: (under, decide, lasting) => given.change(under, (rows) => decide(rows.filter(isRow)), lasting),
  };
  const rowsOf = async (owner: string, ...kind: string[]) =>
    ((await disk.list('records', [owner, ...kind])) as Row[]).filter(isRow);

  return {
    records: (kind) => recordStore(disk, kind, rowsOf),
    facts: (kind) => factStore(disk, kind),
    rows: async (owner) => (await rowsOf(owner)).sort((a, b) => a.nth - b.nth),
    unsent: async (owner) => {
      const counts = new Map<string, number>();
      for (const { kind, record } of await rowsOf(owner)) {
        if (isUnsent(record)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
      return counts;
    },
    forget: (owner) =>
      disk.change([owner], (rows) => [
        erase('facts', [owner]),
        ...rows.flatMap((row) => (isUnsent(row.record) ? [] : eraseRecord([owner, row.kind, row.id]))),
      ]),
    subscribe: disk.subscribe,
  };
}

function recordStore<R extends KeptRecord>(
  disk: Disk,
  kind: RecordKind<R>,
  rowsOf: (owner: string, kind: string) => Promise<Row[]>,
): RecordStore<R> {
  const { name } = kind;
  const keyOf = ({ owner, id }: KeptRecord): Key => [owner, name, id];
  const photoKey = (record: KeptRecord, photoId: string): Key => [...keyOf(record), photoId];
  const keep = (record: R, nth: number): Op => {
    const { owner, id } = record;
    const value: Row = { owner, kind: name, id, lane: kind.laneOf(record), nth, record };
    return { do: 'put', table: 'records', key: keyOf(record), value };
  };

  /** @throws Error: the kind does not let it be changed so, in words */
  const allow = (had: Row | undefined, changed: R) => {
    const error = had && kind.changeError?.(had.record as R, changed);
    if (error) throw new Error(error);
  };

  /** A person's change: of what is theirs to change. What is put into the queue goes to its end. */
  const edit = (record: R, ...more: Op[]) => {
    const isFinished = record.step === 'waiting';
    // Whoever goes to the end must know who is there.
    const under = isFinished ? [record.owner] : keyOf(record);
    const decide = (rows: readonly Row[]) => {
      const had = rows.find((row) => row.kind === name && row.id === record.id);
      if (had?.record.step === 'waiting' || had?.record.step === 'sent') {
        // The same once more: its first answer was lost with the connection.
        if (JSON.stringify(had.record) === JSON.stringify(record)) return [];
        throw new DeviceStoreError('elsewhere');
      }
      allow(had, record);
      const nth = had?.nth ?? 0;
      return [keep(record, nth > 0 || !isFinished ? nth : lastOf(rows) + 1), ...more];
    };
    return disk.change(under, decide, isFinished);
  };

  return {
    list: async (owner) =>
      fitting(
        kind.schema,
        (await rowsOf(owner, name)).map(({ record }) => record),
      ).sort((a, b) => kind.madeAt(a).localeCompare(kind.madeAt(b))),
    make: async (owner, make) => {
      let made: R | null = null;
      const decide = (rows: readonly Row[]) => {
        const own = rows.filter((row) => row.kind === name).map(({ record }) => record);
        made = make(fitting(kind.schema, own));
        if (!made) return [];
        const { id, step } = made;
        if (made.owner !== owner || own.some((record) => record.id === id))
          throw new DeviceStoreError('elsewhere');
        return [keep(made, step === 'waiting' ? lastOf(rows) + 1 : 0)];
      };
      await disk.change([owner], decide, true);
      return made;
    },
    put: (record) => edit(record),
    putPhoto: (record, photoId, content) =>
      edit(record, { do: 'put', table: 'photos', key: photoKey(record, photoId), value: content }),
    removePhoto: (record, photoId) => edit(record, erase('photos', photoKey(record, photoId))),
    finish: async (record, complete) => {
      let finished = record;
      const decide = (rows: readonly Row[]) => {
        const ofKind = rows.filter((row) => row.kind === name);
        const had = ofKind.find((row) => row.id === record.id);
        if (had?.record.step === 'waiting' || had?.record.step === 'sent') {
          // Done already: its first answer was lost with the connection.
          if (JSON.stringify(had.record) === JSON.stringify(finished)) return [];
          throw new DeviceStoreError('elsewhere');
        }
        const others = ofKind.filter((row) => row !== had).map((row) => row.record as R);
        finished = { ...complete(others), step: 'waiting', refusal: null };
        allow(had, finished);
        return [keep(finished, had && had.nth > 0 ? had.nth : lastOf(rows) + 1)];
      };
      await disk.change([record.owner], decide, true);
      return finished;
    },
    refuse: (record, refusal) =>
      disk.change(
        keyOf(record),
        ([had]) =>
          had?.record.step === 'waiting'
            ? [keep({ ...(had.record as R), step: 'refused', refusal }, had.nth)]
            : [],
        true,
      ),
    photo: async (owner, id, photoId) =>
      ((await disk.get('photos', [owner, name, id, photoId])) as PhotoContent | undefined) ?? null,
    settle: (record) =>
      disk.change(
        keyOf(record),
        ([had]) => [erase('photos', keyOf(record)), keep({ ...record, photos: [] }, had?.nth ?? 0)],
        true,
      ),
    discard: (record, mayGo) =>
      disk.change(keyOf(record), ([had]) => {
        if (!had) return [];
        if (had.record.step === 'waiting' || had.record.step === 'sent' || !mayGo(had.record as R))
          throw new DeviceStoreError('elsewhere');
        return eraseRecord(keyOf(record));
      }),
    remove: (record) => disk.change(keyOf(record), () => eraseRecord(keyOf(record))),
    subscribe: disk.subscribe,
  };
}

function factStore<F>(disk: Disk, { name, schema, keyOf }: FactKind<F>): FactStore<F> {
  const putAll = (owner: string, facts: readonly F[]) =>
    facts.map((value): Op => ({ do: 'put', table: 'facts', key: [owner, name, keyOf(value)], value }));
  return {
    list: async (owner) => fitting(schema, await disk.list('facts', [owner, name])),
    put: (owner, facts) => disk.change(NOTHING, () => putAll(owner, facts)),
    replace: (owner, facts) =>
      disk.change(NOTHING, () => [erase('facts', [owner, name]), ...putAll(owner, facts)]),
    remove: (owner, keys) =>
      disk.change(NOTHING, () => keys.map((key) => erase('facts', [owner, name, key]))),
  };
}

/** No record is asked for: an owner whose id nobody has. */
const NOTHING: Key = [''];

const erase = (table: 'records' | 'photos' | 'facts', under: Key): Op => ({ do: 'delete', table, under });
const eraseRecord = (key: Key): Op[] => [erase('photos', key), erase('records', key)];
const lastOf = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ nth }) => nth));

/** What is damaged stays on the disk and is not read. */
const isRow = (row: Partial<Row> | null): row is Row =>
  typeof row?.kind === 'string' && typeof row.nth === 'number' && typeof row.record?.step === 'string';

/** What another version of the app wrote, or what is damaged, stays on the disk and is not read. */
const fitting = <T>(schema: z.ZodMiniType<T>, values: readonly unknown[]): T[] =>
  values.flatMap((value) => {
    const read = schema.safeParse(value);
    return read.success ? [read.data] : [];
  });
