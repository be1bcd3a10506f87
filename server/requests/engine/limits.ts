import { sql } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import type { FoundContract } from '../../contracts/readContract';
import type { SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';

type Limited = Pick<SignedIn, 'id' | 'approvesUpTo' | 'forgivesUpTo'>;

/** How long what an approver let go of a borrower counts, days. */
const COUNTED_DAYS = 30;
/** The same, ms. */
export const COUNTED_MS = COUNTED_DAYS * 86_400_000;

/** Above the limit of a title it goes one higher, in words; null: not above it. */
export const principalObstacle = (principal: number, { approvesUpTo: limit }: Limited): string | null =>
  limit === null || principal <= limit
    ? null
    : `Pokok ${formatRupiah(principal)} di atas batas Anda, ${formatRupiah(limit)}. Diputuskan oleh jabatan di atasnya.`;

/** The same of what is let go, with what this person let go of the same lately, `of` whom in words; rupiah. */
export function lettingGoObstacle(
  letGo: number,
  before: number,
  { forgivesUpTo: limit }: Pick<Limited, 'forgivesUpTo'>,
  of = 'untuk peminjam ini',
): string | null {
  if (limit === null || letGo === 0 || letGo + before <= limit) return null;
  const lately =
    before === 0
      ? ''
      : ` bersama ${formatRupiah(before)} yang Anda lepas ${of} dalam ${COUNTED_DAYS} hari terakhir`;
  return `Yang dilepas ${formatRupiah(letGo)}${lately} di atas batas Anda, ${formatRupiah(limit)}. Diputuskan oleh jabatan di atasnya.`;
}

/** Why a person may not approve it alone, though contract and office allow it, in words; null: they may. */
export async function limitObstacle(
  db: Db,
  person: Limited,
  { found, principal, letGo, now }: { found: FoundContract; principal: number; letGo: number; now: Date },
): Promise<string | null> {
  const beyond = principalObstacle(principal, person);
  if (beyond !== null || person.forgivesUpTo === null || letGo === 0) return beyond;
  return lettingGoObstacle(letGo, await letGoLately(db, person, found, now), person);
}

/** An approver with a limit decides one thing at a time, or two at once would each be below it. */
export async function holdLimit(tx: Db, { id, forgivesUpTo }: Limited): Promise<void> {
  if (forgivesUpTo === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lets go ${id}`}, 0))`);
}

/**
 * What a person let go in the last 30 days, by approving, of the borrower of a contract: on all contracts of that customer
 * and NIK, and on those that a restructure made of them or they were made of; rupiah.
 */
async function letGoLately(db: Db, { id }: Limited, { customer }: FoundContract, now: Date): Promise<number> {
  const since = new Date(now.getTime() - COUNTED_MS);
  const { rows } = await db.execute<{ sum: string }>(sql`
    with recursive own (code) as (
      select code from contracts where customer_id in (
        select id from customers where id = ${customer.id} or (nik <> '' and nik = ${customer.nik}))
      union
      select case own.code when r.old_code then r.new_code else r.old_code end
        from restructures r join own on own.code in (r.old_code, r.new_code)),
    decided (code, let_go) as (
      select contract_code, let_go from contract_requests
       where decided_by = ${id} and decided_at > ${since} and status = 'APPROVED' and let_go > 0
      union all
      select c.contract_code, r.let_go from credit_requests r join credits c on c.id = r.credit_id
       where r.decided_by = ${id} and r.decided_at > ${since} and r.status = 'APPROVED' and r.let_go > 0
      union all
      select line->>'contractCode', (line->>'letGo')::bigint
        from import_requests r cross join json_array_elements(r.rows) line
       where r.decided_by = ${id} and r.decided_at > ${since} and r.status = 'APPROVED' and r.let_go > 0)
    select coalesce(sum(let_go), 0)::text as sum from decided where code in (select code from own)`);
  return Number(rows[0]?.sum ?? 0);
}
