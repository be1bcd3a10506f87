import { addDays } from '@/lib/arithmetic/calendar';
import {
  arriveBpkb,
  getBpkb,
  handOverBpkb,
  lendBpkb,
  loseBpkb,
  prepareBpkb,
  readyBpkb,
  receiveBpkb,
  returnBpkb,
  sendBpkb,
  storeBpkb,
  unreadyBpkb,
  type BpkbBook,
} from '@/lib/contract/bpkbBook';
import {
  countBpkb,
  findBpkb,
  listBpkb,
  listBpkbPlaces,
  type BpkbPage,
  type BpkbRow,
} from '@/lib/contract/bpkbList';
import { decideBpkbRequest, getBpkbRequest } from '@/lib/contract/bpkbRequests';
import { PAPERS_OF } from '@/lib/contract/bpkbTerms';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import type { KeptFile } from '@/lib/contract/files';
import { completeUpload, openUpload, sendChunk, type Upload } from '@/lib/contract/uploads';
import { createHash } from 'node:crypto';
import type { Send } from './calls';

type World = { send: Send };
export type Keeper = 'head' | 'clerk';

const OFFICE = 1;
/** A picture of a few pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOQi9LAihiGlgQAnykoAYwNSxcAAAAASUVORK5CYII=',
  'base64',
);

let serial = 0;

/** A picture that a keeper has sent. */
export async function picture(send: Send, as: Keeper): Promise<number> {
  const sha256 = createHash('sha256').update(PICTURE).digest('hex');
  const body = {
    key: `conformance-bpkb-${++serial}`,
    kind: 'PHOTO',
    name: 'buku.png',
    bytes: PICTURE.length,
    sha256,
  };
  const { id } = (await send(openUpload, as, { body })).data as Upload;
  const params = { id: String(id) };
  await send(sendChunk, as, { params: { ...params, index: '0' }, body: new Uint8Array(PICTURE) });
  return ((await send(completeUpload, as, { params })).data as KeptFile).id;
}

/** The first books that stand so. */
export async function bookRows(send: Send, query: object): Promise<BpkbRow[]> {
  return ((await send(listBpkb, 'head', { query: { office: OFFICE, ...query } })).data as BpkbPage).rows;
}

const read = async (send: Send, row: Pick<BpkbRow, 'id'> | undefined, as: Keeper = 'head') =>
  (await send(getBpkb, as, { params: { id: String(row?.id ?? 1) } })).data as BpkbBook;

/** The first book that stands so. */
const bookIn = async (send: Send, query: object) => read(send, (await bookRows(send, query))[0]);

const act = (send: Send, endpoint: AnyEndpoint, book: BpkbBook, body: object = {}, as: Keeper = 'head') =>
  send(endpoint, as, { params: { id: String(book.id) }, body: { version: book.version, ...body } });

async function receive(send: Send) {
  const book = await bookIn(send, { state: 'NOT_RECEIVED' });
  const { facts } = book;
  const or = (value: string | undefined, other: string) =>
    value === undefined || value.length < 3 ? other : value;
  return act(send, receiveBpkb, book, {
    ...{ kind: 'BOOK', person: 'Kurir dealer', note: '', file_ids: [await picture(send, 'head')] },
    facts: {
      number: or(facts.number, 'R-00112233'),
      chassis_number: or(facts.chassis_number, 'MH1UJI0001'),
      engine_number: or(facts.engine_number, 'JM00001'),
      plate_number: or(facts.plate_number, 'B 1234 UJI'),
      owner: or(facts.owner, 'Pemilik Uji'),
    },
  });
}

async function store(send: Send) {
  const book = await bookIn(send, { state: 'RECEIVED' });
  const places = (await send(listBpkbPlaces, 'head', { query: { office: OFFICE } })).data as {
    rows: { id: number }[];
  };
  return act(send, storeBpkb, book, { place_id: places.rows[0]?.id ?? 1, note: '' });
}

async function lend(send: Send) {
  // The newest: its contract is not late.
  const stored = await bookRows(send, { state: 'STORED' });
  for (const row of stored) {
    const book = await read(send, row);
    if (book.acts.lend?.obstacle !== null || book.dpd > 30) continue;
    return act(send, lendBpkb, book, {
      ...{ purpose: 'STNK_TAX', person: 'Biro Jasa', phone: '', until: addDays(book.today, 7), note: '' },
      ...{ signature_id: await picture(send, 'head'), file_ids: [] },
    });
  }
  throw new Error('no book can be lent');
}

async function giveBack(send: Send) {
  const book = await bookIn(send, { state: 'BORROWED' });
  return act(send, returnBpkb, book, {
    ...{ person: 'Biro Jasa', note: '', file_ids: [await picture(send, 'head')] },
  });
}

async function sendAway(send: Send) {
  const book = await bookIn(send, { state: 'STORED' });
  return act(send, sendBpkb, book, { to_office_id: 2, person: 'JNE 0108', note: '' });
}

/** Back where it came from: whoever sent it may have it back. */
async function arrive(send: Send) {
  const sent = (await sendAway(send)).data as BpkbBook;
  return act(send, arriveBpkb, sent, {
    ...{ office_id: sent.office.id, note: 'Kurir tidak jalan', file_ids: [await picture(send, 'head')] },
  });
}

/** A book that may be fetched, and was not prepared. */
async function readied(send: Send): Promise<BpkbBook> {
  const [ready] = await bookRows(send, { state: 'READY' });
  if (ready) return read(send, ready);
  return (await act(send, readyBpkb, await bookIn(send, { task: 'TO_MAKE_READY' }))).data as BpkbBook;
}

async function prepare(send: Send) {
  const book = await readied(send);
  const papers = [];
  for (const paper of PAPERS_OF.DEBTOR) papers.push({ paper, file_id: await picture(send, 'clerk') });
  const body = { way: 'DEBTOR', person: 'Siti Rahmawati', phone: '', note: '', papers };
  return act(send, prepareBpkb, book, body, 'clerk');
}

async function handOver(send: Send) {
  const book = (await prepare(send)).data as BpkbBook;
  const files = { signature_id: await picture(send, 'head'), photo_id: await picture(send, 'head') };
  return act(send, handOverBpkb, book, { ...files, note: '' });
}

async function lose(send: Send) {
  const book = await bookIn(send, { state: 'STORED' });
  const body = { reason: 'Tidak ada di brankas', file_ids: [await picture(send, 'head')] };
  return act(send, loseBpkb, book, body);
}

const requested = async (send: Send) => {
  const { request } = await bookIn(send, { state: 'MISMATCH' });
  return { id: String(request?.id ?? 1) };
};

/** How the calls about books are made. */
export const BPKB_CALLS = {
  listBpkb: ({ send }: World) => send(listBpkb, 'head', { query: { task: 'TO_STORE', search: 'a' } }),
  countBpkb: ({ send }: World) => send(countBpkb, 'head'),
  findBpkb: async ({ send }: World) => {
    const [row] = await bookRows(send, { state: 'STORED' });
    return send(findBpkb, 'head', { query: { code: row?.contract_code ?? '' } });
  },
  offerBpkbPlaces: ({ send }: World) => send(listBpkbPlaces, 'head', { query: { office: OFFICE } }),
  getBpkb: async ({ send }: World) => {
    const [row] = await bookRows(send, { state: 'STORED' });
    return send(getBpkb, 'head', { params: { id: String(row?.id ?? 1) } });
  },
  receiveBpkb: ({ send }: World) => receive(send),
  storeBpkb: ({ send }: World) => store(send),
  lendBpkb: ({ send }: World) => lend(send),
  returnBpkb: ({ send }: World) => giveBack(send),
  sendBpkb: ({ send }: World) => sendAway(send),
  arriveBpkb: ({ send }: World) => arrive(send),
  readyBpkb: async ({ send }: World) => act(send, readyBpkb, await bookIn(send, { task: 'TO_MAKE_READY' })),
  unreadyBpkb: async ({ send }: World) =>
    act(send, unreadyBpkb, await readied(send), { reason: 'Salah buku' }),
  prepareBpkb: ({ send }: World) => prepare(send),
  handOverBpkb: ({ send }: World) => handOver(send),
  loseBpkb: ({ send }: World) => lose(send),
  getBpkbRequest: async ({ send }: World) =>
    send(getBpkbRequest, 'approver', { params: await requested(send) }),
  decideBpkbRequest: async ({ send }: World) =>
    send(decideBpkbRequest, 'approver', {
      params: await requested(send),
      body: { version: 1, decision: 'APPROVED', reason: '' },
    }),
};
