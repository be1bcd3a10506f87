import type { AnyEndpoint } from '@/lib/contract/endpoint';
import {
  cancelBpkbCount,
  closeBpkbCount,
  finishBpkbCount,
  getBpkbCount,
  getBpkbCountLabels,
  labelBpkb,
  listBpkbCounts,
  listBpkbFindings,
  reopenBpkbCount,
  sendBpkbScans,
  settleBpkbFinding,
  startBpkbCount,
  type BpkbCount,
  type BpkbCountLabels,
  type BpkbCountsPage,
  type BpkbFindingsPage,
} from '@/lib/contract/bpkbCounts';
import { bookLabel } from '@/lib/format/bpkbLabel';
import { bookRows, picture, type Keeper } from './bpkbCalls';
import type { Send } from './calls';

type World = { send: Send };

const OFFICE = 1;
const params = ({ id }: Pick<BpkbCount, 'id'>) => ({ id: String(id) });

const act = (send: Send, endpoint: AnyEndpoint, count: BpkbCount, body: object = {}, as: Keeper = 'head') =>
  send(endpoint, as, { params: params(count), body: { version: count.version, ...body } });

const read = async (send: Send, count: Pick<BpkbCount, 'id'>) =>
  (await send(getBpkbCount, 'head', { params: params(count) })).data as BpkbCount;

async function counts(send: Send, state: BpkbCount['state']): Promise<BpkbCountsPage['rows']> {
  const answer = await send(listBpkbCounts, 'head', { query: { office: OFFICE, state } });
  return (answer.data as BpkbCountsPage).rows;
}

/** Ends what is counted, so that another count can begin; one whose differences were seen is closed. */
async function begin(send: Send) {
  for (const row of await counts(send, 'OPEN')) {
    const count = await read(send, row);
    const end = count.acts.cancel?.obstacle === null ? cancelBpkbCount : closeBpkbCount;
    await act(send, end, count, { reason: 'Diulang dari awal' });
  }
  return send(startBpkbCount, 'head', { body: { office_id: OFFICE, safe: null } });
}

const started = async (send: Send) => (await begin(send)).data as BpkbCount;

const labels = async (send: Send, count: BpkbCount) =>
  (await send(getBpkbCountLabels, 'head', { params: params(count) })).data as BpkbCountLabels;

const scan = (send: Send, count: BpkbCount, reads: readonly (readonly [id: number, place: number])[]) =>
  send(sendBpkbScans, 'clerk', {
    params: params(count),
    body: {
      scans: reads.map(([id, place_id]) => ({
        ...{ code: bookLabel(id), place_id, at: new Date().toISOString(), way: 'CAMERA' },
      })),
    },
  });

/** A count of which one book was seen, at the first place. */
async function scanned(send: Send) {
  const count = await started(send);
  const { books, places } = await labels(send, count);
  const place = places[0]?.id ?? 1;
  const answer = await scan(send, count, [[Number.parseInt(books.split(' ')[0] ?? '', 36), place]]);
  return { answer, count, place };
}

async function closed(send: Send): Promise<BpkbCount> {
  const { count } = await scanned(send);
  return (await act(send, closeBpkbCount, count)).data as BpkbCount;
}

async function findings(send: Send, count: Pick<BpkbCount, 'id'>, finding?: string) {
  const query = finding === undefined ? {} : { finding };
  return send(listBpkbFindings, 'head', { params: params(count), query });
}

/** A book that nobody saw is found at the first place. */
async function settle(send: Send) {
  const { count, place } = await scanned(send);
  const ended = (await act(send, closeBpkbCount, count)).data as BpkbCount;
  const { rows } = (await findings(send, ended, 'MISSING')).data as BpkbFindingsPage;
  const [missing] = rows.filter(({ state }) => state === 'STORED');
  return act(send, settleBpkbFinding, ended, {
    ...{ book_id: missing?.id ?? 1, settlement: 'FOUND', place_id: place, note: 'Terselip' },
    file_ids: [await picture(send, 'head')],
  });
}

/** Every book is seen where it should be, by one keeper; another one signs. */
async function finish(send: Send) {
  const count = await started(send);
  for (const state of ['STORED', 'READY', 'REQUESTED', 'MISMATCH']) {
    const lying = await bookRows(send, { state, size: 100 });
    const reads = lying.flatMap(({ id, place }) => (place === null ? [] : [[id, place.id] as const]));
    if (reads.length > 0) await scan(send, count, reads);
  }
  return act(send, finishBpkbCount, (await act(send, closeBpkbCount, count)).data as BpkbCount, { note: '' });
}

/** How the calls about labels and counts are made. */
export const BPKB_COUNT_CALLS = {
  listBpkbCounts: ({ send }: World) => send(listBpkbCounts, 'head', { query: { office: OFFICE } }),
  startBpkbCount: ({ send }: World) => begin(send),
  getBpkbCount: async ({ send }: World) => send(getBpkbCount, 'head', { params: params(await closed(send)) }),
  getBpkbCountLabels: async ({ send }: World) =>
    send(getBpkbCountLabels, 'head', { params: params(await started(send)) }),
  sendBpkbScans: async ({ send }: World) => (await scanned(send)).answer,
  closeBpkbCount: async ({ send }: World) => act(send, closeBpkbCount, (await scanned(send)).count),
  reopenBpkbCount: async ({ send }: World) => act(send, reopenBpkbCount, await closed(send)),
  cancelBpkbCount: async ({ send }: World) =>
    act(send, cancelBpkbCount, await started(send), { reason: 'Salah kantor' }),
  listBpkbFindings: async ({ send }: World) => findings(send, await closed(send)),
  settleBpkbFinding: ({ send }: World) => settle(send),
  finishBpkbCount: ({ send }: World) => finish(send),
  labelBpkb: async ({ send }: World) => {
    const [row] = await bookRows(send, { task: 'TO_LABEL' });
    return send(labelBpkb, 'head', { body: { ids: [row?.id ?? 1] } });
  },
};
