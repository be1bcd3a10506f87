import { ApiError, errorMessage } from '../http/ApiError';
import { createRetry, type AfterFailure, type Retry } from '../retry/createRetry';
import { createStore } from '../store/createStore';
import { createTurns } from './createTurns';
import type { DeviceStore, RecordStore } from './DeviceStore';
import { DeviceStoreError } from './DeviceStoreError';
import type { Row } from './Disk';
import type { KeptRecord } from './KeptRecord';
import { NOTHING_SENT, type QueueState, type Sending } from './QueueState';
import type { RecordKind, Sender } from './RecordKind';
import { LostPhoto, refusalOf } from './refusalOf';
import type { Tabs } from './Tabs';

/** Pauses between tries of a lane, ms; the last one goes on. */
const PAUSES = [3000, 10_000, 30_000, 60_000];
/** So many lanes are on their way at once: one alone waits for answers most of the time. */
const AT_ONCE = 3;
/** What changed on the device is looked at so long after the last change, ms. */
const LOOK = 100;

export interface QueueOptions {
  /** Whose records are sent. */
  owner: string;
  store: DeviceStore;
  /** Says `online` when there is a connection again: the window. */
  network: EventTarget;
  /** The other tabs; null: this one sends, whatever others do. */
  tabs?: Tabs | null;
  /** The session is over. */
  onUnauthorized?: () => void;
}

/** Brings a person's records from the device to the server, of every kind that is served. */
export interface Queue {
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
  /** Sends a kind from now on; returns how to stop. */
  serve: <R extends KeptRecord, Answer>(kind: RecordKind<R>, sender: Sender<R, Answer>) => () => void;
  /** Sends what waits, now. */
  run: () => Promise<void>;
  /** Begins to send by itself; returns what ends it. */
  start: () => () => void;
}

/** A kind with how it is sent, whatever its records are. */
interface Served {
  kind: Pick<RecordKind<KeptRecord>, 'schema' | 'holdsWhenRefused'>;
  records: RecordStore<KeptRecord>;
  sender: Sender<KeptRecord>;
}

interface Lane {
  retry: Retry;
  /** Ends it. */
  end: () => void;
  /** Why it waits for its pause: nothing answered, or the server did. */
  pause: 'silence' | 'answer' | null;
  /** Id of the record that is tried. */
  at: string;
}

/** What is next in a lane. */
interface Head extends Served {
  record: KeptRecord;
}

/**
 * The queue of one person on this device. A record is sent as it stands there, under the keys that were made with it:
 * whatever is cut off is sent again the same, and the server keeps it once. It leaves the device when the server has said
 * that it has it, and never before; what the server refuses stays, with the reason. Each lane goes by itself, in order.
 */
export function createQueue(options: QueueOptions): Queue {
  const { owner, store, network, tabs = null } = options;
  const { get: state, set: show, subscribe } = createStore<QueueState>(NOTHING_SENT);
  const served = new Map<string, Served>();
  const lanes = new Map<string, Lane>();
  const turns = createTurns(AT_ONCE);
  let hasBegun = false;
  /** Another tab may be the one that sends. */
  let isSender = true;
  /** The server knows the session no more; nothing is tried until somebody asks. */
  let isOver = false;
  /** The server asked this person to wait until then, ms. */
  let heldUntil = 0;
  /** Lanes that pause are tried too, when they are looked at next. */
  let isUrged = false;
  let going: Promise<unknown> = Promise.resolve();

  const say = (id: string, sending: Sending | null) => {
    const next = new Map(state());
    if (sending) next.set(id, sending);
    else next.delete(id);
    show(next);
  };

  /** Finds the lanes in which something waits, and has them go. */
  const finder = createRetry({
    pauses: PAUSES,
    network,
    onFailure: () => 'later',
    work: async (signal) => {
      const isAll = isUrged;
      isUrged = false;
      const heads = headsOf(await store.rows(owner), served);
      if (signal.aborted) return false;
      for (const id of state().keys())
        if (![...heads.values()].some(({ record }) => record.id === id)) say(id, null);
      const asked = [...heads.keys()]
        .map(laneOf)
        .map(({ pause, retry }) => (pause === null || isAll ? retry.run() : undefined));
      going = Promise.all([going, ...asked]);
      return false;
    },
  });

  function laneOf(name: string): Lane {
    const had = lanes.get(name);
    if (had) return had;
    const retry = createRetry({
      work: (signal) => sendNext(name, lane, signal),
      onFailure: (error) => handleFailure(lane, error),
      pauses: PAUSES,
      network,
    });
    const lane: Lane = { retry, end: retry.start(), pause: null, at: '' };
    lanes.set(name, lane);
    return lane;
  }

  async function sendNext(name: string, lane: Lane, signal: AbortSignal): Promise<boolean> {
    lane.pause = null;
    const giveBack = await turns.take();
    try {
      if (isOver || signal.aborted) return false;
      const head = headsOf(await store.rows(owner), served).get(name);
      if (!head || signal.aborted) return false;
      lane.at = head.record.id;
      if (heldUntil > Date.now()) throw tooOften(heldUntil - Date.now());
      await send(head, signal);
    } finally {
      giveBack();
    }
    if (signal.aborted) return false;
    say(lane.at, null);
    // One got through, so those that nothing answered need not wait for their pause.
    for (const other of lanes.values()) if (other.pause === 'silence') other.retry.runIn(0);
    return true;
  }

  /** Sends a record, or keeps why the server does not take it. */
  async function send({ record, records, sender }: Head, signal: AbortSignal): Promise<void> {
    try {
      for (let round = 1; ; round++) {
        const photos = await sendPhotos();
        if (signal.aborted) throw signal.reason;
        say(record.id, { step: 'record' });
        try {
          const answer = await sender.record(record, photos, signal);
          await records.settle({ ...record, step: 'sent', refusal: null, sentAt: new Date().toISOString() });
          sender.onSent?.(answer, record);
          return;
        } catch (error) {
          // Photos that nothing holds are removed after a week; they are still here, and go once more.
          const areGone = error instanceof ApiError && error.fields.files !== undefined;
          if (!areGone || round > 1) throw error;
        }
      }
    } catch (error) {
      const refusal = (sender.refusalOf ?? refusalOf)(error);
      if (signal.aborted || !refusal) throw error;
      await records.refuse(record, refusal);
    }

    async function sendPhotos(): Promise<number[]> {
      const ids: number[] = [];
      for (const [index, photo] of record.photos.entries()) {
        const tell = (waiting: boolean) => {
          if (!signal.aborted)
            say(record.id, { step: 'photo', nth: index + 1, of: record.photos.length, waiting });
        };
        tell(false);
        const content = await records.photo(owner, record.id, photo.id);
        if (!content || !sender.photo) throw new LostPhoto(index + 1);
        ids.push(await sender.photo(record, photo, content, { signal, onWaiting: tell }));
      }
      return ids;
    }
  }

  function handleFailure(lane: Lane, error: unknown): AfterFailure {
    const answer = error instanceof ApiError ? error : null;
    if (answer?.status === 401) {
      say(lane.at, { step: 'session' });
      if (!isOver) options.onUnauthorized?.();
      isOver = true;
      return 'never';
    }
    // So many calls of a person are too many, whichever lane made them.
    if (answer?.status === 429) heldUntil = Date.now() + (answer.retryAfter ?? 0) * 1000;
    lane.pause = answer && answer.status > 0 ? 'answer' : 'silence';
    say(lane.at, { step: 'pause', message: wordsOf(error) });
    return 'later';
  }

  async function run(): Promise<void> {
    if (!isSender) return tabs?.tell({ owner, ask: 'run' });
    isUrged = true;
    isOver = false;
    await finder.run();
    await going;
  }

  /** What is on its way is cut off. */
  function endLanes(): void {
    for (const { end } of lanes.values()) end();
    lanes.clear();
  }

  /** This tab sends, until the signal ends. */
  function begin(signal: AbortSignal): void {
    endLanes();
    isSender = true;
    hasBegun = true;
    const endFinder = finder.start();
    const stopLooking = store.subscribe(() => finder.runIn(LOOK));
    const stopTelling = subscribe(() => tabs?.tell({ owner, state: state() }));
    // A host may have called a session over that lives on.
    network.addEventListener('online', () => isOver && void run(), { signal });
    signal.addEventListener('abort', () => {
      isSender = tabs === null;
      hasBegun = false;
      for (const end of [endFinder, stopLooking, stopTelling]) end();
      endLanes();
      show(NOTHING_SENT);
    });
    void run();
  }

  function start(): () => void {
    const ended = new AbortController();
    if (!tabs) {
      begin(ended.signal);
      return () => ended.abort();
    }
    isSender = false;
    const stopHearing = tabs.hear((message) => {
      if (message.owner !== owner) return;
      if ('state' in message) {
        if (!isSender) show(message.state);
      } else if (isSender && message.ask === 'run') void run();
      else if (isSender) tabs.tell({ owner, state: state() });
    });
    const leave = tabs.join(owner, begin);
    return () => {
      leave();
      stopHearing();
      show(NOTHING_SENT);
    };
  }

  return {
    state,
    subscribe,
    run,
    start,
    serve: (kind, sender) => {
      // Of a kind nothing is given to its sender that its own schema does not read.
      const one = { kind, sender, records: store.records(kind) } as unknown as Served;
      served.set(kind.name, one);
      if (hasBegun) void run();
      return () => {
        if (served.get(kind.name) === one) served.delete(kind.name);
      };
    },
  };
}

/** What is next in each lane, of the kinds that are served. */
function headsOf(rows: readonly Row[], served: ReadonlyMap<string, Served>): Map<string, Head> {
  const heads = new Map<string, Head | null>();
  for (const { kind, lane, record } of rows) {
    const by = served.get(kind);
    if (!by || heads.has(lane)) continue;
    if (record.step === 'refused' && by.kind.holdsWhenRefused) heads.set(lane, null);
    if (record.step !== 'waiting') continue;
    const read = by.kind.schema.safeParse(record);
    if (read.success) heads.set(lane, { ...by, record: read.data });
  }
  return new Map([...heads].flatMap(([lane, head]) => (head ? [[lane, head]] : [])));
}

const tooOften = (ms: number) =>
  new ApiError({
    kind: 'refused',
    status: 429,
    message: 'Terlalu banyak kiriman sekaligus. Dilanjutkan sendiri.',
    retryAfter: ms / 1000,
  });

const wordsOf = (error: unknown) => (error instanceof DeviceStoreError ? error.message : errorMessage(error));
