import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { BpkbState } from '@/lib/contract/bpkbTerms';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';

/** States of a book that an office answers for: it lies there, was lent there, or left it and has not arrived. */
const ANSWERED_FOR: BpkbState[] = [
  ...(['MISMATCH', 'RECEIVED', 'STORED', 'REQUESTED', 'READY'] as const),
  ...(['BORROWED', 'AT_NOTARY', 'IN_TRANSIT'] as const),
];

const isOf = (officeId: number): SQL | undefined =>
  or(and(eq(bpkb.officeId, officeId), inArray(bpkb.state, ANSWERED_FOR)), eq(bpkb.toOfficeId, officeId));

/** How many books an office answers for, those that are on their way to it too. */
export const booksIn = (db: Db, officeId: number): Promise<number> => db.$count(bpkb, isOf(officeId));
