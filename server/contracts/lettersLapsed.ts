import { sql } from 'drizzle-orm';
import type { LetterLapse } from '@/lib/contract/letterTerms';

/*
 * A letter that was not brought waits only while what it warns of lasts: until all that is late is paid, or its contract
 * runs no more. Then it is "tidak diantar", which is no attempt (DOMAIN, Letters). Read from the records, so that a receipt
 * that is voided later makes it wait again.
 */

const OF_CONTRACT = sql`from contracts k where k.code = letters.contract_code`;
const PAID_UP = sql`exists (select ${OF_CONTRACT} and (k.status <> 'ACTIVE'
  or letters.made_on < k.late_from or (k.late_from is null and k.outstanding = 0)))`;
const RUNS = sql`exists (select ${OF_CONTRACT} and k.status in ('ACTIVE', 'SETTLED', 'SETTLED_EARLY'))`;

/** Rows of `letters` that wait to be brought. */
export const AWAITED = sql`(letters.delivered_on is null and not ${PAID_UP})`;

/** Why a row of `letters` is not brought any more; null: it waits, or was brought. */
export const LAPSE = sql<LetterLapse | null>`case when letters.delivered_on is not null then null
  when not ${RUNS} then 'ENDED' when ${PAID_UP} then 'PAID' end`;
