import { randomUUID } from 'node:crypto';
import type { TestApi } from './startApi';

/** A visit as it stands in the table, with what tests say of it. */
export interface WrittenVisit {
  code: string;
  by: number;
  day: string;
  at?: Date;
  result?: string;
  place?: string;
  note?: string;
  position?: readonly [latitude: number, longitude: number];
  promiseId?: number;
  corrects?: string;
}

/** Writes a visit by hand, and gives its id. */
export async function writeVisit({ connection, now }: TestApi, visit: WrittenVisit): Promise<string> {
  const {
    code,
    by,
    day,
    at = now(),
    result = 'NOT_MET',
    place = 'BILLING',
    note = '',
    position,
    promiseId,
  } = visit;
  const id = randomUUID();
  await connection.pool.query(
    `insert into visits (id, contract_code, office_id, day, visited_by, device_at, clock_difference, at, received_at, met, place,
       result, note, latitude, longitude, accuracy, no_position, promise_id, corrects_id, outside, digest)
     select $1::uuid, code, office_id, $3, $4, $5, 0, $5, $5, 'NOBODY', $6, $7, $8, $9, $10, case when $9::float8 is null then null else 12 end,
            case when $9::float8 is null then 'GPS mati' else '' end, $11, $12, '{}', $2::text
       from contracts where code = $2::text`,
    [id, code, day, by, at, place, result, note, position?.[0], position?.[1], promiseId, visit.corrects],
  );
  return id;
}

/** Writes a block of 25 numbers of a device by hand. */
export async function writeBlock(
  { connection, now }: TestApi,
  {
    by,
    office = 1,
    device,
    month = '2611',
    first = 1,
  }: { by: number; office?: number; device: string; month?: string; first?: number },
): Promise<string> {
  const id = randomUUID();
  await connection.pool.query(
    `insert into tts_blocks (id, office_id, collector_id, device, month, first, last, given_at, given_on)
     values ($1, $2, $3, $4, $5, $6, $6::int + 24, $7, $7::timestamptz::date)`,
    [id, office, by, device, month, first, now()],
  );
  return id;
}

/** Writes the TTS of a visit by hand; VOID where `voidedBy` names who voided it. */
export async function writeTts(
  { connection }: TestApi,
  {
    visit,
    block,
    nth,
    amount,
    voidedBy,
  }: { visit: string; block: string; nth: number; amount: number; voidedBy?: number },
): Promise<void> {
  await connection.pool.query(
    `insert into tts (number, block_id, nth, visit_id, contract_code, office_id, collector_id, amount, at, day, received_at, state,
       voided_at, voided_by, void_reason)
     select o.code || '/K' || b.month || '/' || lpad($3::int::text, 5, '0'), b.id, $3::int, v.id, v.contract_code, b.office_id, v.visited_by, $4, v.at,
            v.day, v.received_at, case when $5::int is null then 'OPEN' else 'VOID' end, case when $5::int is null then null else v.at end,
            $5, case when $5::int is null then '' else 'Salah tulis' end
       from visits v, tts_blocks b join offices o on o.id = b.office_id where v.id = $1 and b.id = $2`,
    [visit, block, nth, amount, voidedBy],
  );
}
