import type { BpkbState } from '@/lib/contract/bpkbTerms';
import type { TestApi } from './startApi';

type Pool = TestApi['connection']['pool'];

const MOVEMENT = {
  NOT_RECEIVED: 'AWAITED',
  RECEIVED: 'RECEIVED',
  STORED: 'STORED',
  BORROWED: 'LENT',
  IN_TRANSIT: 'SENT',
  AT_NOTARY: 'TO_NOTARY',
  READY: 'READY',
} as const;

/** A place of an office for books, which is made where there is none. */
export async function placeIn(pool: Pool, office: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into bpkb_places (code, name, valid_from, office_id, safe, rack, folder)
       values ('UJI-' || $1::int, 'Brankas uji', '2020-01-01', $1::int, 'Brankas 1', 'Rak 2', 'Map 3')
       on conflict (code) do update set name = excluded.name returning id`,
    [office],
  );
  return rows[0]?.id ?? 0;
}

/**
 * The book of a contract in some state, as the movement that leads there leaves it; one that the contract lacks is made. What
 * people do with books is `booksOf`.
 * @returns its id
 */
export async function putBook(pool: Pool, code: string, state: keyof typeof MOVEMENT): Promise<number> {
  const { rows } = await pool.query<{ id: number; office_id: number }>(
    `insert into bpkb (contract_code, office_id, number, owner_name, state_since)
       select code, office_id, bpkb_number, '', now() from contracts where code = $1
       on conflict (contract_code) do update set number = bpkb.number returning id, office_id`,
    [code],
  );
  const { id = 0, office_id = 1 } = rows[0] ?? {};
  const isKept = (['STORED', 'READY'] as BpkbState[]).includes(state);
  const place = isKept ? await placeIn(pool, office_id) : null;
  const isOut = state === 'BORROWED' || state === 'AT_NOTARY';
  await pool.query(
    `insert into bpkb_movements (bpkb_id, movement, at, state, office_id, contract_code, place_id, place, person, purpose, until,
        signature_id, to_office_id)
      select $1::int, $2::text, now(), $3::text, $4::int, $5::text, $6::int, case when $6::int is null then '' else 'Brankas 1, Rak 2, Map 3' end, 'Pak Uji',
             case when $7::boolean then 'NOTARY' end, case when $7 then current_date + 7 when $3 = 'NOT_RECEIVED' then current_date + 90 end,
             case when $7 then 1 end, case when $3 = 'IN_TRANSIT' then $4 % 3 + 1 end`,
    [id, MOVEMENT[state], state, office_id, code, place, isOut],
  );
  return id;
}
