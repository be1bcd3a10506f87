import { asc, inArray } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbFigures, BpkbPage, listBpkb } from '@/lib/contract/bpkbList';
import { BPKB_TASKS, type BpkbState, type BpkbTask } from '@/lib/contract/bpkbTerms';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';
import { toRow } from './bookPage';
import { bookQuery } from './bookRow';
import { booksFound, zoneDays } from './selectBooks';

/** Counting stops here (docs/decisions/0024). */
const COUNTED = 1000;

type Query = z.output<NonNullable<(typeof listBpkb)['query']>>;

/** One page of books, those first that have stood as they do the longest. 403: another office's. */
export async function bookPage(
  db: Db,
  person: SignedIn,
  { page, size, office, ...filters }: Query,
  now: Date,
): Promise<BpkbPage> {
  const listed = officeOfList(person, office);
  if (isNothing(filters)) return { rows: [], count: 0, count_more: false };
  const where = booksFound(filters, listed, await zoneDays(db, listed, now));
  const end = page * size;
  // The page is found in an index alone, then read with what stands beside it.
  const ids = await db
    .select({ id: bpkb.id })
    .from(bpkb)
    .where(where)
    .orderBy(asc(bpkb.stateSince), asc(bpkb.id))
    .limit(size)
    .offset(end - size);
  const found =
    ids.length === 0
      ? []
      : await bookQuery(db)
          .where(
            inArray(
              bpkb.id,
              ids.map(({ id }) => id),
            ),
          )
          .orderBy(asc(bpkb.stateSince), asc(bpkb.id));
  return {
    rows: found.map((one) => toRow(one, now)),
    ...(await boundedCount(db, bpkb, where, Math.max(COUNTED, end))),
  };
}

const READY: readonly BpkbState[] = ['READY'];
/** States of what is on a list of what is to be done. */
const STATES: Readonly<Record<BpkbTask, readonly BpkbState[]>> = {
  UNRECORDED: ['UNRECORDED'],
  LATE_FROM_DEALER: ['NOT_RECEIVED'],
  MISMATCH: ['MISMATCH'],
  TO_STORE: ['RECEIVED'],
  TO_LABEL: ['RECEIVED', 'STORED', 'REQUESTED', 'READY'],
  LENT_TOO_LONG: ['BORROWED', 'AT_NOTARY'],
  ON_THE_WAY: ['IN_TRANSIT'],
  TO_MAKE_READY: ['RECEIVED', 'STORED', 'REQUESTED'],
  NOT_FETCHED_30: READY,
  NOT_FETCHED_90: READY,
  NOT_FETCHED_180: READY,
  LOST: ['LOST'],
};

/** Filters that no book passes: no index knows that, and all would be read for nothing. */
const isNothing = ({ task, state }: Pick<Query, 'task' | 'state'>): boolean =>
  task !== undefined && state !== undefined && !STATES[task].includes(state);

/** How many books stand on each list of what is to be done. 403: another office's. */
export async function bookFigures(
  db: Db,
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<BpkbFigures> {
  const listed = officeOfList(person, office);
  const days = await zoneDays(db, listed, now);
  const tasks: BpkbFigures['tasks'] = [];
  for (const task of BPKB_TASKS)
    tasks.push({ task, ...(await boundedCount(db, bpkb, booksFound({ task }, listed, days), COUNTED)) });
  return { as_of: now.toISOString(), tasks };
}
