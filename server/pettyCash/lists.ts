import { and, asc, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { DataOf } from '@/lib/contract/endpoint';
import type { listPettyCounts } from '@/lib/contract/pettyCash';
import { PETTY_MOVES, type PettyVoucherKind, type PettyVoucherState } from '@/lib/contract/pettyTerms';
import type { listPettyVouchers, listReplenishable } from '@/lib/contract/pettyVouchers';
import { readVoucherNumber } from '@/lib/format/recordNumbers';
import { ofOffice, officeOfList, requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { pettyCounts, pettyVouchers } from '../platform/db/schema';
import { wordsFound } from '../platform/db/wordsFound';
import { readCounts } from './countRow';
import { readVouchers } from './voucherRow';

/** Counting stops here. */
const COUNTED = 1000;

type Query = z.output<NonNullable<(typeof listPettyVouchers)['query']>>;

/** One page of vouchers, newest first. 403: another office's. */
export async function voucherPage(
  db: Db,
  person: SignedIn,
  { page, size, office, ...filters }: Query,
): Promise<DataOf<typeof listPettyVouchers>> {
  const offices = officeOfList(person, office);
  if (isNothing(filters)) return { rows: [], count: 0, count_more: false };
  const where = and(ofOffice(pettyVouchers.officeId, offices), ...conditions(filters));
  const end = page * size;
  const rows = await readVouchers(db, person, {
    ...{ where, order: [desc(pettyVouchers.day), desc(pettyVouchers.id)] },
    ...{ limit: size, offset: end - size },
  });
  return { rows, ...(await boundedCount(db, pettyVouchers, where, Math.max(COUNTED, end))) };
}

type Filters = Omit<Query, 'page' | 'size' | 'office'>;

const conditions = ({ from, to, kind, category, state, search = '' }: Filters): (SQL | undefined)[] => [
  from === undefined ? undefined : gte(pettyVouchers.day, from),
  to === undefined ? undefined : lte(pettyVouchers.day, to),
  kind === undefined ? undefined : eq(pettyVouchers.kind, kind),
  category === undefined ? undefined : eq(pettyVouchers.categoryId, category),
  state === undefined ? undefined : eq(pettyVouchers.state, state),
  ...found(search),
];

/** A whole number has an index of its own. */
function found(search: string): (SQL | undefined)[] {
  const number = readVoucherNumber(search);
  return number === null ? wordsFound(pettyVouchers.searchText, search) : [eq(pettyVouchers.number, number)];
}

const REPLENISHED: readonly PettyVoucherState[] = ['NOT_REPLENISHED', 'REPLENISHED', 'VOIDED'];
/** In which states a kind can be; the others are done as soon as they are written. */
const STATES: Readonly<Partial<Record<PettyVoucherKind, readonly PettyVoucherState[]>>> = {
  EXPENSE: REPLENISHED,
  REFUND: REPLENISHED,
  SETTLEMENT: [...REPLENISHED, 'DONE'],
  ADVANCE: ['OPEN', 'SETTLED', 'VOIDED'],
  DIFFERENCE: REPLENISHED,
};

/** Filters that no voucher passes: no index knows that, and all would be read for nothing. */
function isNothing({ kind, state, category, from, to }: Filters): boolean {
  if (from !== undefined && to !== undefined && to < from) return true;
  if (kind === undefined) return false;
  if (category !== undefined && ([...PETTY_MOVES, 'ADVANCE', 'DIFFERENCE'] as string[]).includes(kind))
    return true;
  return state !== undefined && !(STATES[kind] ?? ['DONE']).includes(state);
}

/** The oldest that are shown of what a top-up can name. */
const REPLENISHABLE = 500;

/** What a top-up of an office can name, and what all of it comes to. 403: another office's. */
export async function replenishable(
  db: Db,
  person: SignedIn,
  office: number,
): Promise<DataOf<typeof listReplenishable>> {
  requireOffice(person, office, 'Kas kecil ini milik kantor lain.');
  const { officeId, state, id, spent } = pettyVouchers;
  const where = and(eq(officeId, office), eq(state, 'NOT_REPLENISHED'));
  const rows = await readVouchers(db, person, { where, order: [asc(id)], limit: REPLENISHABLE });
  const [sum] = await db
    .select({ total: sql`coalesce(sum(${spent}), 0)::bigint`.mapWith(Number) })
    .from(pettyVouchers)
    .where(where);
  return { rows, total: sum?.total ?? 0 };
}

type CountQuery = z.output<NonNullable<(typeof listPettyCounts)['query']>>;

/** One page of an office's counts, newest first. 403: another office's. */
export async function countPage(
  db: Db,
  person: SignedIn,
  { office, page, size }: CountQuery,
): Promise<DataOf<typeof listPettyCounts>> {
  requireOffice(person, office, 'Kas kecil ini milik kantor lain.');
  const where = eq(pettyCounts.officeId, office);
  const end = page * size;
  const rows = await readCounts(db, person, where, { limit: size, offset: end - size });
  return { rows, ...(await boundedCount(db, pettyCounts, where, Math.max(COUNTED, end))) };
}
