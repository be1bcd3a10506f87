import type { LetterBatch, LetterBatchDetail, LetterPreview } from '@/lib/contract/letterBatches';

/** Forty contracts of a filter that get one, and those that do not. */
export const buildPreview = (over: Partial<LetterPreview> = {}): LetterPreview => ({
  office_id: 1,
  total: 64,
  due: [
    { step: 1, count: 31 },
    { step: 2, count: 9 },
  ],
  none: [
    { why: 'TOO_EARLY', count: 15 },
    { why: 'PROMISE', count: 6 },
    { why: 'UNDELIVERED', count: 3 },
  ],
  ...over,
});

/** Begun, nothing made yet. */
export const buildBatch = (over: Partial<LetterBatch> = {}): LetterBatch => ({
  id: 5,
  office_id: 1,
  started_at: '2026-11-20T02:10:00.000Z',
  started_by: { username: 'kacab.jkt', name: 'Bambang Kusuma' },
  finished_at: null,
  counted: [
    { step: 1, count: 31 },
    { step: 2, count: 9 },
  ],
  made: 0,
  left: 40,
  none: [],
  ...over,
});

/** Finished; two were paid or promised meanwhile. */
export const buildFinishedBatch = (): LetterBatch =>
  buildBatch({
    ...{ finished_at: '2026-11-20T02:11:00.000Z', made: 38, left: 0 },
    none: [
      { why: 'PROMISE', count: 7 },
      { why: 'NOT_LATE', count: 1 },
    ],
  });

/** The same with who got none. */
export const buildFinished = (): LetterBatchDetail => ({
  ...buildFinishedBatch(),
  skipped: [
    { contract_code: 'JKT-2601-00007', customer_name: 'Agus Salim', why: 'PROMISE' },
    { contract_code: 'JKT-2603-00021', customer_name: 'Dewi Lestari', why: 'NOT_LATE' },
  ],
});
