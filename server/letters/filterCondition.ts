import { and, eq, type SQL } from 'drizzle-orm';
import type { LetterFilter } from '@/lib/contract/letterBatches';
import { contracts } from '../platform/db/schema';

export type Filter = LetterFilter;

/** The running contracts of an office that a filter gives on its today. */
export const filterCondition = (officeId: number, _filter: Filter, _today: string): SQL | undefined =>
  and(eq(contracts.officeId, officeId), eq(contracts.status, 'ACTIVE'));
