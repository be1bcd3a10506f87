/* Constants of Pencapaian Kolektor that a list's state knows without the schemas. */

export const ACHIEVEMENT_PAGE_SIZE = 20;
export const ACHIEVEMENT_PERIODS = ['day', 'week', 'month'] as const;
export type AchievementPeriod = (typeof ACHIEVEMENT_PERIODS)[number];
/** `behind`: collected less target, so that who lacks most comes first rising. Nobody ("Tanpa kolektor") always stands last. */
export const ACHIEVEMENT_SORTS = [
  'name',
  'target',
  'collected',
  'behind',
  'accounts',
  'visits',
  'promises',
  'tts',
] as const;
export type AchievementSort = (typeof ACHIEVEMENT_SORTS)[number];
/** What of the money of a period: as its month closed, or known only after that. */
export const COLLECTED_PARTS = ['collected', 'entered_later', 'voided_later'] as const;
export type CollectedPart = (typeof COLLECTED_PARTS)[number];
/** Most of a target of one bucket and month: a slip of the finger lies above it. Rupiah, and accounts. */
export const HIGHEST_TARGET = 100_000_000_000;
export const HIGHEST_TARGET_ACCOUNTS = 20_000;
