import { getTableName, sql, type SQL } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import type { FoundContract } from '../../contracts/readContract';
import type { SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import type { RequestTable } from '../../platform/db/namedRequests';
import { letGo as letGoRows } from '../../platform/db/schema';

type Limited = Pick<SignedIn, 'id' | 'approvesUpTo' | 'forgivesUpTo'>;

/** How long what an approver let go of somebody counts, days. */
const COUNTED_DAYS = 30;
const COUNTED_MS = COUNTED_DAYS * 86_400_000;

/** Of whom something is let go: a borrower, a collector who handed in less, the petty cash of an office. */
export type LetGoOf = { contractCode: string } | { collectorId: number } | { fundOfficeId: number };
/** Something that is let go, rupiah. */
export type LettingGo = LetGoOf & { amount: number };

export const sumOf = (what: readonly LettingGo[]): number =>
  what.reduce((sum, { amount }) => sum + amount, 0);

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
  const { code: contractCode } = found.contract;
  return lettingGoObstacle(letGo, await letGoLately(db, person, { contractCode }, now), person);
}

/** An approver with a limit decides one thing at a time, or two at once would each be below it. */
export async function holdLimit(tx: Db, { id, forgivesUpTo }: Limited): Promise<void> {
  if (forgivesUpTo === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lets go ${id}`}, 0))`);
}

/** Keeps what an approval let go, for the limits of later ones. `table`: of the request. */
export async function keepLetGo(
  tx: Db,
  { table, id, by, at }: { table: RequestTable; id: number; by: number; at: Date },
  what: readonly LettingGo[],
): Promise<void> {
  if (what.length === 0) return;
  const requestTable = getTableName(table);
  await tx
    .insert(letGoRows)
    .values(what.map((one) => ({ ...one, requestTable, requestId: id, staffId: by, at })));
}

/**
 * What a person let go in the last 30 days, by approving, of the same; rupiah. A borrower is the same on all contracts of that
 * customer and NIK, and on those that a restructure made of them or they were made of.
 */
export async function letGoLately(
  db: Db,
  { id }: Pick<Limited, 'id'>,
  of: LetGoOf,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - COUNTED_MS);
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0)::text as sum from let_go
     where staff_id = ${id} and at > ${since} and ${isOf(of)}`);
  return Number(rows[0]?.sum ?? 0);
}

function isOf(of: LetGoOf): SQL {
  if ('collectorId' in of) return sql`collector_id = ${of.collectorId}`;
  if ('fundOfficeId' in of) return sql`fund_office_id = ${of.fundOfficeId}`;
  return sql`contract_code in (
    with recursive own (code) as (
      select k.code
        from contracts c join customers b on b.id = c.customer_id
        join customers o on o.id = b.id or (o.nik <> '' and o.nik = b.nik)
        join contracts k on k.customer_id = o.id
       where c.code = ${of.contractCode}
      union
      select case own.code when r.old_code then r.new_code else r.old_code end
        from restructures r join own on own.code in (r.old_code, r.new_code))
    select code from own)`;
}
