import type { BucketTarget, CollectorTarget, CollectorTargets } from '@/lib/contract/collectorTargets';
import { AGUS } from './buildAchievement';
import { BUCKETS, OFFICE } from './buildFigures';

const AMOUNTS = [3_000_000, 5_000_000, 8_000_000, 8_500_000, 5_500_000, 2_500_000, 1_000_000, 500_000];

/** Targets for every bucket; `times` in hundredths of the usual. */
export const buildBucketTargets = (times = 100): BucketTarget[] =>
  BUCKETS.map(({ bucket }, at) => ({
    bucket,
    amount: ((AMOUNTS[at] ?? 0) * times) / 100,
    accounts: Math.max(1, Math.round(((AMOUNTS[at] ?? 0) * times) / 100 / 680_000)),
  }));

const UNTOUCHED = { created_at: null, created_by: null, updated_at: null, updated_by: null };

/** One collector's target of a month. */
export const buildTarget = (over: Partial<CollectorTarget> = {}): CollectorTarget => ({
  collector: AGUS,
  ...{ targets: buildBucketTargets(), version: 2, before: buildBucketTargets(95), obstacle: null },
  ...UNTOUCHED,
  ...over,
});

/** Nobody set it yet. */
export const buildUnset = (over: Partial<CollectorTarget> = {}): CollectorTarget =>
  buildTarget({ targets: [], version: 0, ...over });

/** An office's month: one set, one not, one's own. */
export const buildTargets = (over: Partial<CollectorTargets> = {}): CollectorTargets => ({
  ...{ office: OFFICE, month: '2026-11', working_days: 25, closed: false, buckets: BUCKETS },
  rows: [
    buildTarget(),
    buildTarget({
      ...{ collector: { id: 18, name: 'Dewi Anggraini' } },
      obstacle: 'Target sendiri ditetapkan oleh orang lain.',
    }),
    buildUnset({ collector: { id: 22, name: 'Hendra Gunawan' } }),
    buildUnset({ collector: { id: 15, name: 'Rizky Ramadhan' }, before: [] }),
  ],
  ...over,
});
