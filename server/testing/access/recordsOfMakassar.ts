import { expect } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { OfficeRecord } from '../../../tests/access/AccessLine';
import { placeIn, putBook } from '../bookStates';
import { requestNoteChange, someReceipt } from '../changedNote';
import { contractCodes, requestOn } from '../contractRequest';
import { pdf, sender } from '../files';
import { giveTts } from '../handovers';
import { demoForm } from '../registrations';
import type { TestApi } from '../startApi';
import { clerkOf, statementLines, payersOf, paysByCode } from '../statements';

/** What fills the address of each kind of record: `id`, and what lies below it. */
export type Records = Record<OfficeRecord, { id: string } & Record<string, string>>;

/** One record of every kind that belongs to the office in Makassar, made by `token`, who works there with every right. */
export async function recordsOfMakassar(api: TestApi, token: string): Promise<Records> {
  const receipt = await someReceipt(api, token);
  expect((await requestNoteChange(api, token, receipt)).http).toBe(200);
  const [contract = ''] = await contractCodes(api, 'ACTIVE', 'MKS');
  const asked = await requestOn(api, token, contract, { kind: 'STATUS', status: 'WRITTEN_OFF' });
  expect(asked.http, asked.message).toBe(200);
  const [payer] = await payersOf(api, 'MKS');
  const statement = await clerkOf(api, token).upload('mks.csv', statementLines(api, paysByCode(payer!)));
  const [row] = await clerkOf(api, token).rows(statement.id);
  const form = await demoForm(api, { applicant: { name: 'Orang Makassar' }, documents: {} });
  const registered = await post<{ id: number }>(api, token, 'registrations', {
    form: { ...form, surveyor_id: null },
  });
  const shared = await post<{ link: { id: number } }>(api, token, `contracts/${contract}/share-links`, {
    days: 30,
  });
  await deedOn(api, token, contract);
  await fillSafe(api, await handedOver(api, token, '2001-01-02'));
  const file = await sender(api, token).send(pdf('mks'), { name: 'MKS.pdf' });
  return {
    receipt: { id: String(receipt.id) },
    contract: { id: contract },
    'contract request': { id: String(asked.data.id) },
    'order to take a unit': { id: await orderOn(api, contract, file.data.id) },
    'cash request': { id: await handedOver(api, token, '2001-01-03') },
    ...(await pettyOfMakassar(api)),
    ...(await bookOf(api, contract)),
    'book count': { id: await countOf(api, token) },
    statement: { id: String(statement.id), row: String(row!.id) },
    registration: { id: String(registered.id) },
    file: { id: String(file.data.id) },
    'share link': { id: String(shared.link.id) },
    ...(await lettersOf(api, contract)),
    ...(await fieldOf(api, contract)),
    ...(await handedOf(api, contract)),
    person: { id: await personOf(api, 'kasir.mks') },
    ...(await partnerOf(api, 'agent')),
    ...(await partnerOf(api, 'marketer')),
  };
}

/** A deed whose certificate is still to come, so that the contract stands in the list of those. */
async function deedOn(api: TestApi, token: string, contract: string) {
  const deed = {
    deed_number: '118',
    deed_on: api.now().toISOString().slice(0, 10),
    notary: 'Ratna Dewi, S.H.',
  };
  const body = { ...deed, certificate_number: '', certificate_on: null, removed_on: null, version: 0 };
  const kept = await api.call('PUT', `contracts/${contract}/fiduciary`, { token, body });
  expect(kept.http, kept.message).toBe(200);
}

/** What the demo company has of the petty cash of Makassar. */
async function pettyOfMakassar(api: TestApi) {
  const newest = async (table: string) => {
    const { rows } = await api.connection.pool.query<{ id: number }>(
      `select max(id) as id from ${table} where office_id = 2`,
    );
    return { id: String(rows[0]?.id) };
  };
  return {
    'petty voucher': await newest('petty_vouchers'),
    'petty request': await newest('petty_requests'),
    'petty count': await newest('petty_counts'),
  };
}

/** The book of a contract of Makassar, and what somebody asks of it. */
async function bookOf(api: TestApi, contract: string) {
  const id = await putBook(api.connection.pool, contract, 'RECEIVED');
  const { rows } = await api.connection.pool.query<{ id: number }>(
    `insert into bpkb_requests (kind, bpkb_id, office_id, contract_code, payload, reason, requested_by, requested_at)
       values ('LOST', $1, 2, $2, '{"movement_id": 0}', 'Tidak ada', 1, now()) returning id`,
    [id, contract],
  );
  return { book: { id: String(id) }, 'book request': { id: String(rows[0]?.id) } };
}

/** A count of the books of Makassar that runs. */
async function countOf(api: TestApi, token: string): Promise<string> {
  await placeIn(api.connection.pool, 2);
  const count = await post<{ id: number }>(api, token, 'bpkb-counts', { office_id: 2, safe: null });
  return String(count.id);
}

/** A letter and a batch of Makassar: whether one is due is another test's. */
async function lettersOf(api: TestApi, contract: string) {
  const { rows } = await api.connection.pool.query<Record<'letter' | 'batch', string>>(
    `with made as (
       insert into letters (number, contract_code, office_id, step, late_from, made_on, dpd, arrears, penalty, paper, at, written_by)
       values ('MKS/SP/2611/00001', $1, 2, 1, '2026-11-01', '2026-11-20', 19, 1, 0, $2, now(), 10) returning id),
     ordered as (insert into letter_batches (office_id, at, ordered_by) values (2, now(), 10) returning id)
     select made.id::text as letter, ordered.id::text as batch from made, ordered`,
    [
      contract,
      JSON.stringify({
        customer_name: 'Orang Makassar',
        address: '',
        vehicle: '',
        plate_number: '',
        lines: [],
        pay_until: '2026-11-27',
      }),
    ],
  );
  const found = rows[0]!;
  return { letter: { id: found.letter }, 'letter batch': { id: found.batch } };
}

/** A plan, a block and a TTS of a collector in Makassar, as they stand after a visit. */
async function fieldOf(api: TestApi, contract: string) {
  const collector = await personOf(api, 'kolektor.mks');
  const { rows } = await api.connection.pool.query<Record<'plan' | 'block' | 'tts', string>>(
    `with planned as (
       insert into collector_plans (collector_id, office_id, day, made_at)
       values ($2, 2, '2001-01-02', now()) returning id),
     given as (
       insert into tts_blocks (id, office_id, collector_id, device, month, first, last, given_at, given_on)
       values (gen_random_uuid(), 2, $2, gen_random_uuid(), '0101', 1, 25, now(), '2001-01-02') returning id),
     visited as (
       insert into visits (id, contract_code, office_id, day, visited_by, device_at, clock_difference, at,
         received_at, met, place, result, outside, digest)
       values (gen_random_uuid(), $1, 2, '2001-01-02', $2, now(), 0, now(), now(), 'BORROWER', 'BILLING', 'PAID',
         '{}', 'x') returning id),
     taken as (
       insert into tts (number, block_id, nth, visit_id, contract_code, office_id, collector_id, amount, at, day,
         received_at)
       select 'MKS/K0101/00001', given.id, 1, visited.id, $1, 2, $2, 50000, now(), '2001-01-02', now()
       from given, visited returning id)
     select planned.id::text as plan, given.id::text as block, taken.id::text as tts from planned, given, taken`,
    [contract, collector],
  );
  const found = rows[0]!;
  return { 'collector plan': { id: found.plan }, 'TTS block': { id: found.block }, TTS: { id: found.tts } };
}

/** A hand-over of Makassar that was short, with a TTS that waits. */
async function handedOf(api: TestApi, contract: string) {
  const id = await giveTts(api, { collector: 'kolektor.mks', code: contract, amount: 50_000, office: 2 });
  const { rows } = await api.connection.pool.query<Record<'handover' | 'shortage', string>>(
    `with handed as (
       insert into handovers (number, office_id, collector_id, cashier_id, day, at, denominations, counted, expected, reason)
       select 'MKS/S0101/00001', 2, collector_id, 10, day, at, '{}', 0, amount, 'Uangnya hilang' from tts where id = $1
       returning id, collector_id, expected, at),
     owed as (
       insert into field_shortages (handover_id, office_id, collector_id, amount, at)
       select id, 2, collector_id, expected, at from handed returning id)
     select handed.id::text as handover, owed.id::text as shortage from handed, owed`,
    [id],
  );
  const found = rows[0]!;
  await api.connection.pool.query("update tts set state = 'HANDED_IN', handover_id = $2 where id = $1", [
    id,
    found.handover,
  ]);
  return {
    handover: { id: found.handover },
    shortage: { id: found.shortage },
    'handed TTS': { id: String(id) },
  };
}

async function post<T>(api: TestApi, token: string, path: string, body: unknown): Promise<T> {
  const made = await api.call<T>('POST', path, { token, body });
  expect(made.http, made.message).toBe(200);
  return made.data;
}

/** Somebody else receives it: the office has a safe that holds something. */
async function fillSafe(api: TestApi, id: string) {
  const body = { version: 1, decision: 'APPROVED', reason: '' };
  await post(api, await api.signIn('direktur'), `drawer-requests/${id}/decide`, body);
}

/** Cash of a day long ago that `token` counted and puts into the safe. */
async function handedOver(api: TestApi, token: string, day: string): Promise<string> {
  const body = {
    day,
    last_movement_id: 0,
    closings: 0,
    denominations: { '100000': 1 },
    explanation: 'Uang muka',
  };
  const { cashier } = await post<CashierDay>(api, token, 'cashier-days/close', body);
  const way = { way: 'SAFE', bank: '', reference: '', file_id: null, receiver_id: null, note: '' };
  const place = { staff_id: cashier.id, day, closing: 1 };
  const asked = await post<CashierDay>(api, token, 'cashier-days/hand-over', { ...place, ...way });
  return String(asked.waiting!.id);
}

async function personOf(api: TestApi, username: string): Promise<string> {
  const { rows } = await api.connection.pool.query<{ id: number }>(
    'select id from staff where username = $1',
    [username],
  );
  return String(rows[0]!.id);
}

/** A partner of Makassar with a commission and a batch, as the demo company has them. */
async function partnerOf<K extends 'agent' | 'marketer'>(api: TestApi, kind: K) {
  const { rows } = await api.connection.pool.query<Record<'partner' | 'commission' | 'batch', string>>(
    `select p.id::text as partner, c.id::text as commission, c.batch_id::text as batch
       from partners p join commissions c on c.partner_id = p.id
      where p.kind = $1 and p.office_id = 2 and c.batch_id is not null limit 1`,
    [kind.toUpperCase()],
  );
  const found = rows[0]!;
  return {
    [kind]: { id: found.partner },
    [`${kind} commission`]: { id: found.commission },
    [`${kind} batch`]: { id: found.batch },
  } as Record<K | `${K} commission` | `${K} batch`, { id: string }>;
}

/** An order of two others that runs, by hand: what it stands on is told in server/repossessions. */
async function orderOn(api: TestApi, code: string, fileId: number): Promise<string> {
  const { rows } = await api.connection.pool.query<{ id: number }>(
    `with asked as (
       insert into contract_requests (kind, contract_code, office_id, contract_version, payload, reason, requested_by, requested_at,
         status, decided_by, decided_at)
       select 'REPOSSESSION', code, office_id, version, '{}', 'Uji', 1, $3, 'APPROVED', 2, $3 from contracts where code = $1
       returning id)
     insert into repossession_orders (number, request_id, contract_code, office_id, basis, basis_number, basis_on, file_id,
       fiduciary_number, fiduciary_on, paper, valid_from, valid_until, reason, asked_by, approved_by, approved_at)
     select 'MKS/ST/0101/00001', asked.id, code, office_id, 'RULING', '1', $3::timestamptz::date, $2, 'W', $3::timestamptz::date,
            jsonb_build_object('customer_name', customer_name, 'address', '', 'vehicle', vehicle, 'colour', colour, 'vehicle_year',
              vehicle_year, 'plate_number', plate_number, 'chassis_number', chassis_number, 'engine_number', engine_number),
            $3::timestamptz::date, $3::timestamptz::date + 14, 'Uji', 1, 2, $3
       from contracts, asked where code = $1 returning id`,
    [code, fileId, api.now()],
  );
  return String(rows[0]?.id ?? 0);
}
