/** What is drawn: bars side by side, bars on top of each other, or lines over time. */
export type ChartKind = 'bars' | 'stacked' | 'line';

/** The job that a colour has in the tokens; `neutral` has none. */
export type ChartTone = 'primary' | 'paid' | 'due' | 'overdue' | 'waiting' | 'neutral';

export interface ChartSeries {
  name: string;
  /** One for each category; null: not known, a gap. */
  values: readonly (number | null)[];
  /** Left out: the next tone in their order. Patterns follow from the place and never repeat a neighbour's. */
  tone?: ChartTone;
}

export interface ChartTarget {
  name: string;
  /** One number for all categories, or one for each of them; null: none was set. */
  value: number | readonly (number | null)[];
}

/** What is drawn and stands in the table. */
export interface ChartFigures {
  /** Bars side by side, bars on top of each other, or lines. */
  kind: ChartKind;
  /** What the categories are, in a word: the head of their column. */
  categoryName: string;
  /** Their full names, in their order. */
  categories: readonly string[];
  /** At most six, in their order; a stack grows from the first. */
  series: readonly ChartSeries[];
  /** What was to be reached: a line across, or a mark at each category. */
  target?: ChartTarget | undefined;
  /** `Rp`: money, whole rupiah; anything else is a noun that stands behind the number. */
  unit: string;
}
