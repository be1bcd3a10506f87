import type {
  Achieved,
  Achievement,
  AchievementFigures,
  BucketAchievement,
} from '@/lib/contract/achievement';

export const TODAY = '2026-11-20';
export const AS_OF = '2026-11-20T03:00:00.000Z';
export const OFFICE = { id: 1, name: 'Jakarta' };
export const BUCKETS: Achievement['buckets'] = [
  { bucket: '0-0', from: 0, to: 0 },
  { bucket: '1-7', from: 1, to: 7 },
  { bucket: '8-15', from: 8, to: 15 },
  { bucket: '16-30', from: 16, to: 30 },
  { bucket: '31-60', from: 31, to: 60 },
  { bucket: '61-90', from: 61, to: 90 },
  { bucket: '91-120', from: 91, to: 120 },
  { bucket: '121-', from: 121, to: null },
];

const NONE = { count: 0, amount: 0 };

/** One bucket; amounts in whole rupiah. */
export const buildBucket = (over: Partial<BucketAchievement> = {}): BucketAchievement => ({
  bucket: '8-15',
  target: { amount: 9_000_000, accounts: 12 },
  collected: { amount: 4_350_000, accounts: 6 },
  entered_later: NONE,
  voided_later: NONE,
  ...over,
});

/** How much of a whole each bucket has, in hundredths. */
const TARGET_SHARES = [8, 14, 22, 24, 16, 8, 5, 3];
const COLLECTED_SHARES = [10, 20, 26, 22, 12, 6, 3, 1];
const part = (whole: number, share: number) => Math.round((whole * share) / 100 / 1000) * 1000;
const counted = (whole: number, share: number) => Math.round((whole * share) / 100);

/** Buckets whose sums are about what is asked for. */
export const buildBuckets = (collected: Achieved, target: Achieved | null): BucketAchievement[] =>
  BUCKETS.map(({ bucket }, at) =>
    buildBucket({
      bucket,
      target: target && {
        amount: part(target.amount, TARGET_SHARES[at] ?? 0),
        accounts: counted(target.accounts, TARGET_SHARES[at] ?? 0),
      },
      collected: {
        amount: part(collected.amount, COLLECTED_SHARES[at] ?? 0),
        accounts: counted(collected.accounts, COLLECTED_SHARES[at] ?? 0),
      },
    }),
  );

const added = (one: Achieved, other: Achieved): Achieved => ({
  amount: one.amount + other.amount,
  accounts: one.accounts + other.accounts,
});
const summed = (sums: readonly { count: number; amount: number }[]) => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  amount: sums.reduce((sum, { amount }) => sum + amount, 0),
});

/** Sums of buckets, as figures have them. */
const moneyOf = (buckets: readonly BucketAchievement[]) => ({
  target: buckets.reduce<Achieved | null>(
    (sum, { target }) => (target === null ? sum : sum === null ? target : added(sum, target)),
    null,
  ),
  collected: buckets.reduce((sum, { collected }) => added(sum, collected), { amount: 0, accounts: 0 }),
  entered_later: summed(buckets.map(({ entered_later }) => entered_later)),
  voided_later: summed(buckets.map(({ voided_later }) => voided_later)),
});

/** A collector's figures; `of`: what they collected and were to collect. */
export function buildFigures(
  of: { collected?: Achieved; target?: Achieved | null } = {},
  over: Partial<AchievementFigures> = {},
): AchievementFigures {
  const { collected = { amount: 21_400_000, accounts: 31 }, target = { amount: 34_000_000, accounts: 52 } } =
    of;
  const buckets = over.buckets ?? buildBuckets(collected, target);
  return {
    ...moneyOf(buckets),
    buckets,
    visits: { planned: 21, visited: 13, made: 15 },
    promises: {
      made: { count: 8, amount: 6_150_000 },
      kept: { count: 5, amount: 3_900_000 },
      broken: { count: 2, amount: 1_450_000 },
      running: { count: 1, amount: 800_000 },
      replaced: { count: 1, amount: 500_000 },
    },
    tts: {
      taken: { count: 12, amount: 8_760_000 },
      same_day: { count: 10, amount: 7_310_000 },
      void: { count: 1, amount: 250_000 },
    },
    ...over,
  };
}

/** Figures of several together. */
export function sumFigures(all: readonly AchievementFigures[]): AchievementFigures {
  const buckets = BUCKETS.map(({ bucket }) => {
    const own = all.flatMap((one) => one.buckets.filter((other) => other.bucket === bucket));
    return { bucket, ...moneyOf(own) };
  });
  const visits = { planned: 0, visited: 0, made: 0 };
  for (const one of all) {
    visits.planned += one.visits.planned;
    visits.visited += one.visits.visited;
    visits.made += one.visits.made;
  }
  const promise = (key: keyof AchievementFigures['promises']) =>
    summed(all.map(({ promises }) => promises[key]));
  const tts = (key: keyof AchievementFigures['tts']) => summed(all.map((one) => one.tts[key]));
  return {
    ...moneyOf(buckets),
    ...{ buckets, visits },
    promises: {
      ...{ made: promise('made'), kept: promise('kept'), broken: promise('broken') },
      ...{ running: promise('running'), replaced: promise('replaced') },
    },
    tts: { taken: tts('taken'), same_day: tts('same_day'), void: tts('void') },
  };
}

export const NOTHING = NONE;
