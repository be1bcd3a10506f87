import { addDays } from '@/lib/arithmetic/calendar';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { BpkbRequest } from '@/lib/contract/bpkbRequests';
import { PAPERS_OF, type HandingWay } from '@/lib/contract/bpkbTerms';
import { fillBooks } from '../bpkbRecords/fillBooks';
import { tokenHash } from '../platform/core/secrets';
import { newStorageKey } from '../platform/storage/FileStore';
import { placeIn } from './bookStates';
import type { Answered, ReachableApi, TestApi } from './startApi';

/** Files that whoever a token belongs to has sent and no record holds. */
export async function looseFiles(api: ReachableApi, token: string, count: number): Promise<number[]> {
  const keys = Array.from({ length: count }, () => newStorageKey(api.now()));
  const { rows } = await api.connection.pool.query<{ id: number }>(
    `insert into files (office_id, kind, name, content_type, bytes, sha256, storage_key, identity_document, created_by, created_at, loose_since)
       select s.office_id, 'PHOTO', 'uji.jpg', 'image/jpeg', 10, encode(sha256('x'), 'hex'), key, false, s.id, $2, $2
         from sessions x join staff s on s.id = x.staff_id, unnest($3::text[]) as key where x.token_hash = $1 returning id`,
    [tokenHash(token), api.now(), keys],
  );
  return rows.map(({ id }) => id);
}

/** What keepers do with books. Each act names the book as it was seen last. */
export function booksOf(api: ReachableApi) {
  const read = (token: string, id: number) => api.call<BpkbBook>('GET', `bpkb/${id}`, { token });
  const send = (token: string, path: string, body: object): Promise<Answered<BpkbBook>> =>
    api.call<BpkbBook>('POST', path, { token, body });
  const act = async (token: string, book: BpkbBook, name: string, body: object = {}) =>
    send(token, `bpkb/${book.id}/${name}`, { version: book.version, ...body });
  const pictures = (token: string, count = 1) => looseFiles(api, token, count);
  return {
    read,
    act,
    pictures,
    async receive(token: string, book: BpkbBook, over: { facts?: object; note?: string } = {}) {
      return act(token, book, 'receive', {
        ...{ kind: 'BOOK', person: 'Kurir dealer', note: over.note ?? '' },
        facts: { ...readable(book), ...over.facts },
        file_ids: await pictures(token),
      });
    },
    store: (token: string, book: BpkbBook, place_id: number) =>
      act(token, book, 'store', { place_id, note: '' }),
    async lend(token: string, book: BpkbBook, over: object = {}) {
      const [signature_id] = await pictures(token);
      return act(token, book, 'lend', {
        ...{ purpose: 'STNK_TAX', person: 'Budi Santoso', phone: '', until: addDays(book.today, 14) },
        ...{ note: '', signature_id, file_ids: [], ...over },
      });
    },
    giveBack: async (token: string, book: BpkbBook) =>
      act(token, book, 'return', { person: 'Budi Santoso', note: '', file_ids: await pictures(token) }),
    send: (token: string, book: BpkbBook, to_office_id: number) =>
      act(token, book, 'send', { to_office_id, person: 'JNE 0012', note: '' }),
    arrive: async (token: string, book: BpkbBook, office_id: number, note = '') =>
      act(token, book, 'arrive', { office_id, note, file_ids: await pictures(token) }),
    ready: (token: string, book: BpkbBook) => act(token, book, 'ready'),
    unready: (token: string, book: BpkbBook) => act(token, book, 'unready', { reason: 'Salah buku' }),
    async prepare(token: string, book: BpkbBook, way: HandingWay = 'DEBTOR', person = 'Budi Santoso') {
      const ids = await pictures(token, PAPERS_OF[way].length);
      return act(token, book, 'prepare', {
        ...{ way, person, phone: '0812', note: '' },
        papers: PAPERS_OF[way].map((paper, nth) => ({ paper, file_id: ids[nth] })),
      });
    },
    async handOver(token: string, book: BpkbBook) {
      const [signature_id, photo_id] = await pictures(token, 2);
      return act(token, book, 'hand-over', { signature_id, photo_id, note: '' });
    },
    lost: async (token: string, book: BpkbBook) =>
      act(token, book, 'lost', { reason: 'Tidak ada di brankas', file_ids: await pictures(token) }),
    decide: (token: string, id: number, decision = 'APPROVED') =>
      api.call<BpkbRequest>('POST', `bpkb-requests/${id}/decide`, {
        token,
        body: { version: 1, decision, reason: decision === 'REJECTED' ? 'Tidak benar' : '' },
      }),
  };
}

/** What a book is read as that is its contract's. */
function readable({ facts, id }: BpkbBook) {
  const or = (value: string, other: string) => (value.length < 3 ? other : value);
  return {
    number: or(facts.number, `UJI-${id}-N`),
    chassis_number: or(facts.chassis_number, `UJI-${id}-R`),
    engine_number: or(facts.engine_number, `UJI-${id}-M`),
    plate_number: facts.plate_number === '' ? 'B 1 UJI' : facts.plate_number,
    owner: or(facts.owner, 'Pemilik Uji'),
  };
}

/** A company whose contracts have their books, with who keeps and decides in Jakarta and Makassar, signed in for years. */
export async function bookKeepers(api: TestApi) {
  const { pool, db } = api.connection;
  await fillBooks(db, api.now);
  const tokens = {
    head: await api.signIn('kacab.jkt'),
    clerk: await api.signIn('kontrak.jkt'),
    checker: await api.signIn('penyetuju.jkt'),
    cashier: await api.signIn('kasir.jkt'),
    director: await api.signIn('direktur'),
    makassar: await api.signIn('kontrak.mks'),
  };
  await pool.query("update sessions set expires_at = now() + interval '10 years'");
  const books = booksOf(api);
  const must = <T>(answer: Answered<T>): T => {
    if (answer.http !== 200) throw new Error(`${answer.http} ${answer.message}`);
    return answer.data;
  };
  const bookOf = async (code: string, token = tokens.head) => {
    const { rows } = await pool.query<{ id: number }>('select id from bpkb where contract_code = $1', [code]);
    return must(await books.read(token, rows[0]?.id ?? 0));
  };
  const places = { jakarta: await placeIn(pool, 1), makassar: await placeIn(pool, 2) };
  /** A book of a contract, received and stored. */
  const stored = async (code: string) =>
    must(
      await books.store(
        tokens.head,
        must(await books.receive(tokens.clerk, await bookOf(code))),
        places.jakarta,
      ),
    );
  return { ...tokens, books, must, bookOf, places, stored };
}

/** What is wrong with books, by its name; each statement gives what should not be. */
export const BOOK_FAULTS: Readonly<Record<string, string>> = {
  'a book that is not where its last movement left it': `
    select b.id::text as what from bpkb b
      left join lateral (select * from bpkb_movements m where m.bpkb_id = b.id order by m.id desc limit 1) m on true
     where case when m.id is null then b.state <> 'UNRECORDED'
                else (b.state, b.office_id, b.contract_code) <> (m.state, m.office_id, m.contract_code)
                     or (b.place_id, b.until, b.to_office_id) is distinct from (m.place_id, m.until, m.to_office_id) end`,
  'a book in two places at once, or in none': `
    select id::text as what from bpkb
     where (place_id is not null)::int + (holder <> '')::int > 1 or (state = 'STORED') <> (place_id is not null and state = 'STORED')
        or state in ('BORROWED', 'AT_NOTARY', 'IN_TRANSIT') and holder = ''`,
  'a book at a place of another office': `
    select b.id::text as what from bpkb b join bpkb_places p on p.id = b.place_id where p.office_id <> b.office_id`,
  'a book that was given out twice, or moved since': `
    select bpkb_id::text as what from bpkb_movements h
     where movement = 'HANDED_OVER' and exists (select from bpkb_movements m where m.bpkb_id = h.bpkb_id and m.id > h.id)`,
  'a book that one person alone gave out': `
    select h.bpkb_id::text as what from bpkb_movements h
     where h.movement = 'HANDED_OVER' and (h.by_id is null or not exists (
             select from bpkb_movements p where p.bpkb_id = h.bpkb_id and p.movement = 'PREPARED' and p.id < h.id and p.by_id <> h.by_id
                and p.person = h.person and p.way = h.way))`,
  'a request that its asker decided': `
    select id::text as what from bpkb_requests where status in ('APPROVED', 'REJECTED') and decided_by = requested_by`,
  'a book that differs and was kept without a second person': `
    select m.bpkb_id::text as what from bpkb_movements m left join bpkb_requests r on r.id = m.request_id
     where m.movement in ('ACCEPTED', 'LOST') and (r.status is distinct from 'APPROVED')`,
  'a late contract whose book was lent without a second person': `
    select m.bpkb_id::text as what from bpkb_movements m join bpkb_movements a on a.bpkb_id = m.bpkb_id and a.movement = 'ASKED' and a.id < m.id
     where m.movement in ('LENT', 'TO_NOTARY')
       and a.id = (select max(o.id) from bpkb_movements o where o.bpkb_id = m.bpkb_id and o.id < m.id and o.movement in ('ASKED', 'NOT_LENT', 'STORED', 'READY', 'RETURNED'))
       and not exists (select from bpkb_requests r where r.id = m.request_id and r.status = 'APPROVED' and r.kind = 'LEND')`,
  'a book that is ready while money on its contract is not confirmed': `
    select b.id::text as what from bpkb b
     where b.state = 'READY' and exists (select from credits c where c.contract_code = b.contract_code and c.transfer_state = 'UNCONFIRMED' and c.bank > 0)`,
  'a book that is ready though its contract runs': `
    select id::text as what from bpkb where state = 'READY' and not goes_out`,
  'a contract whose book does not know that it goes out': `
    select id::text as what from bpkb where goes_out <> bpkb_goes_out(contract_code)`,
};
