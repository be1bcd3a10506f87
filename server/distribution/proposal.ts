import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { distribute, type Taker } from '@/lib/collection/distribute';
import type { DistributionPreview, Scope } from '@/lib/contract/distribution';
import { todayIn } from '../calendar/today';
import { fillingOf } from '../contracts/fillStandings';
import { invalid, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff } from '../platform/db/schema';
import { collectorsOf } from './collectorsOf';
import { bucketsOn, lastDue, readAccounts, type OfficeAccount } from './readAccounts';
import { sidesOf } from './sidesOf';

/** What is distributed, and to whom. */
export interface DistributionAsk {
  officeId: number;
  scope: Scope;
  /** With ONE: whose accounts. */
  fromId: number | null;
  collectorIds: readonly number[];
}

/** A proposal, and what it would write. */
export interface Proposal {
  preview: DistributionPreview;
  /** Of the accounts that get another collector. */
  moves: Map<string, number>;
  accounts: OfficeAccount[];
}

/** Who would collect which account of an office. 422: nobody to give to, or somebody who does not collect there. */
export async function proposalOf(db: Db, ask: DistributionAsk, now: Date): Promise<Proposal> {
  const { officeId, scope, fromId } = ask;
  const collectorIds = [...new Set(ask.collectorIds)].sort((a, b) => a - b);
  const { office, day, buckets } = await officeOn(db, officeId, now);
  await checkAsk(db, { ...ask, collectorIds });
  const accounts = await readAccounts(db, officeId, { day, buckets });
  const given = accounts.filter(({ collectorId }) => {
    if (scope === 'ALL') return true;
    return collectorId === (scope === 'NONE' ? null : fromId);
  });
  const takers = await takersOf(db, collectorIds, given, day);
  const proposed = distribute(given, takers);
  const moves = new Map(
    given.flatMap(({ code, collectorId }) => {
      const to = proposed.get(code);
      return to === undefined || to === collectorId ? [] : [[code, to] as const];
    }),
  );
  const names = await namesOf(db, [...collectorIds, ...accounts.map(({ collectorId }) => collectorId)]);
  const movedOutstanding = given.reduce(
    (sum, { code, outstanding }) => sum + (moves.has(code) ? outstanding : 0),
    0,
  );
  const preview = {
    ...{ office, day, buckets, scope, from_id: fromId, collector_ids: collectorIds },
    filling: await fillingOf(db),
    moved: moves.size,
    moved_outstanding: movedOutstanding,
    sides: sidesOf(accounts, moves, { names, buckets: buckets.length }),
    digest: digestOf({
      ask: { officeId, scope, fromId, collectorIds },
      day,
      buckets,
      takers,
      accounts,
      moves: [...moves],
    }),
  };
  return { preview, moves, accounts };
}

/** An office by its name, with its today and the buckets of that day. 404 when there is none. */
export async function officeOn(db: Db, officeId: number, now: Date) {
  const [found] = await db
    .select({ id: offices.id, name: offices.name, zone: offices.zone })
    .from(offices)
    .where(eq(offices.id, officeId));
  if (!found) throw notFound('Kantor ini tidak ada.');
  const { zone, ...office } = found;
  const day = todayIn(zone, now);
  return { office, day, buckets: await bucketsOn(db, day) };
}

async function checkAsk(db: Db, { officeId, scope, fromId, collectorIds }: DistributionAsk): Promise<void> {
  if (scope === 'ONE' && fromId === null) throw invalid({ from_id: 'Pilih akun siapa yang dibagikan.' });
  const known = new Set((await collectorsOf(db, [officeId])).map(({ id }) => id));
  if (collectorIds.some((id) => !known.has(id)))
    throw invalid({ collector_ids: 'Pilih kolektor aktif kantor itu saja.' });
}

/** What each chosen collector has besides the accounts that are given out, of every office. */
async function takersOf(
  db: Db,
  ids: readonly number[],
  given: readonly OfficeAccount[],
  day: string,
): Promise<Taker[]> {
  const { rows } = await db.execute<{ id: number; accounts: number; outstanding: number }>(sql`
    select collector_id as id, count(*)::int as accounts, coalesce(sum(outstanding), 0)::float8 as outstanding
      from contracts
     where collector_id = any(${sql.param([...ids])}::int[]) and status = 'ACTIVE' and next_due <= ${lastDue(day)}
     group by collector_id`);
  const held = new Map(rows.map((row) => [row.id, row]));
  const takers = new Map(
    ids.map((id) => [
      id,
      { id, accounts: held.get(id)?.accounts ?? 0, outstanding: held.get(id)?.outstanding ?? 0 },
    ]),
  );
  for (const { collectorId, outstanding } of given) {
    const taker = takers.get(collectorId ?? Number.NaN);
    if (!taker) continue;
    taker.accounts--;
    taker.outstanding -= outstanding;
  }
  return [...takers.values()];
}

/** Names of people by id. */
export async function namesOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const digestOf = (read: unknown): string =>
  createHash('sha256').update(JSON.stringify(read)).digest('base64url');
