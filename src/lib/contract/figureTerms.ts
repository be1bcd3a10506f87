/* Figures of the company by name, without the schema library. What each is, in words: `lib/collection/figures`. */

/** Figures that are read together: where one part cannot be had, the others stand. */
export const FIGURE_PARTS = ['owed', 'money', 'approvals', 'tts', 'books', 'funds'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];

export const FIGURE_KEYS = [
  'outstanding',
  'npf',
  'due_today',
  'late',
  'bucket',
  'repossessed',
  'without_collector',
  'without_region',
  'collected',
  'entered',
  'disbursed',
  'approvals',
  'tts_open',
  'tts_late',
  'books_late',
  'books_lent',
  'books_ready',
  'funds',
] as const;
export type FigureKey = (typeof FIGURE_KEYS)[number];

/** So many kept days are drawn. */
export const TREND_DAYS = 60;
/** So many people of each kind are ranked. */
export const RANKED = 10;
