import { sql } from 'drizzle-orm';
import type { Standing } from '@/lib/arithmetic/standing';

/** Standings as arrays of one length, for `unnest`: code, next_due, outstanding, late_from, paid_in_time. */
export const standingArrays = (
  accounts: readonly { contract: { code: string } }[],
  standings: readonly Standing[],
) => sql`
  ${sql.param(accounts.map(({ contract }) => contract.code))}::text[],
  ${sql.param(standings.map(({ nextDue }) => nextDue))}::date[],
  ${sql.param(standings.map(({ outstanding }) => outstanding))}::bigint[],
  ${sql.param(standings.map(({ lateFrom }) => lateFrom))}::date[],
  ${sql.param(standings.map(({ paidInTime }) => paidInTime))}::int[]`;
