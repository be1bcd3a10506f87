import { formatPercent } from '@/lib/format/percent';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import type { ChartFigures, ChartKind, ChartSeries, ChartTarget, ChartTone } from './Chart.types';

/** Height of what is drawn, px; its skeleton is as high. */
export const PLOT_HEIGHT = 240;

/** Widths of letters at the small size, px, rather too much: names in wide letters touch where an average is taken. */
const LETTERS = [
  [/[mwMW@%]/u, 10.6],
  [/[fijlrtI .,'’()-]/u, 4],
  [/[A-Z0-9…]/u, 7.6],
] as const;
const LETTER = 6.8;
/** A label takes this much at most before it is shortened, px. */
const LABEL_ROOM = 72;
/** Between two labels, px. */
const LABEL_GAP = 6;
/** Longer names take two lines where one has no room for them, px. */
const SHORT_NAME = 54;
/** What a label has at least, px. */
const LEAST_ROOM = 28;
/** Width of a digit of the axis, px, and what stands between it and the drawing. */
const DIGIT = 7;
const AXIS_GAP = 10;
/** A plot that a phone has is narrower, px. */
const NARROW = 330;
const MOST_WHEN_NARROW = 8;
/** Lines with more points have marks at some of them only. */
const MOST_MARKS = 16;

const TONES: readonly ChartTone[] = ['primary', 'due', 'waiting', 'paid', 'neutral', 'overdue'];

export const toneOf = (series: ChartSeries, index: number): ChartTone =>
  series.tone ?? TONES[index % TONES.length] ?? 'primary';

/** In running text: `Rp1.250.000`, `12 kontrak`, `2,53 %`. */
export function valueText(value: number, unit: string): string {
  if (unit === 'Rp') return formatRupiah(value);
  return unit === '%' ? formatPercent(Math.round(value * 100)) : `${formatNumber(value, 'text')} ${unit}`;
}

/** In a cell, below its unit; decimals of a percentage stand below each other. */
export const cellText = (value: number | null, unit: string): string =>
  unit === '%' && value !== null ? value.toFixed(2).replace('.', ',') : formatNumber(value);

const SCALES = [
  [1e12, 'T'],
  [1e9, 'M'],
  [1e6, 'jt'],
  [1e3, 'rb'],
] as const;

/** For an axis: 1.500.000 → `1,5 jt`, 2.000.000.000 → `2 M`. */
export function shortNumber(value: number): string {
  const [by, word] = SCALES.find(([from]) => Math.abs(value) >= from) ?? [1, ''];
  const tenths = Math.round((Math.abs(value) / by) * 10);
  const part = tenths % 10 === 0 ? '' : `,${tenths % 10}`;
  const sign = value < 0 && tenths > 0 ? '-' : '';
  return `${sign}${formatNumber(Math.floor(tenths / 10))}${part}${word && ` ${word}`}`;
}

export const targetAt = (target: ChartTarget, index: number): number | null =>
  typeof target.value === 'number' ? target.value : (target.value[index] ?? null);

/** No series says anything about any category. */
export const isEmpty = ({ categories, series }: Pick<ChartFigures, 'categories' | 'series'>): boolean =>
  categories.every((_, index) => series.every(({ values }) => (values[index] ?? null) === null));

/** Sum of what is known of a category; null: nothing is. */
export function totalAt(series: readonly ChartSeries[], index: number): number | null {
  const known = series.map(({ values }) => values[index] ?? null).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

export interface ChartColumn {
  name: string;
  at: (index: number) => number | null;
}

/** Columns of figures, as the table and the chosen category show them: the series, their sum in a stack, the target. */
export function columnsOf({
  kind,
  series,
  target,
}: Pick<ChartFigures, 'kind' | 'series' | 'target'>): ChartColumn[] {
  const own = series.map(({ name, values }) => ({ name, at: (index: number) => values[index] ?? null }));
  const sum = kind === 'stacked' && series.length > 1;
  return [
    ...own,
    ...(sum ? [{ name: 'Jumlah', at: (index: number) => totalAt(series, index) }] : []),
    ...(target ? [{ name: target.name, at: (index: number) => targetAt(target, index) }] : []),
  ];
}

export interface ChartAxis {
  min: number;
  max: number;
  /** Where lines go across, from the lowest. */
  ticks: number[];
}

/** Steps between ticks are one of these, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
/** About so many steps. */
const STEP_COUNT = 4;

/** From zero, or below where something is negative, to a round number above all; whole numbers only. */
export function axisOf(figures: Pick<ChartFigures, 'kind' | 'categories' | 'series' | 'target'>): ChartAxis {
  const values = figures.categories.flatMap((_, index) => valuesAt(figures, index));
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return { min: 0, max: 1, ticks: [0] };
  const step = roundStep((high - low) / STEP_COUNT);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { min: first * step, max: last * step, ticks };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  return Math.max(1, step < 10 ? Math.ceil(step) : step);
}

function valuesAt(
  { kind, series, target }: Pick<ChartFigures, 'kind' | 'series' | 'target'>,
  index: number,
): number[] {
  const own = series.map(({ values }) => values[index] ?? 0);
  const aim = target ? (targetAt(target, index) ?? 0) : 0;
  if (kind !== 'stacked') return [...own, aim];
  const sum = (side: (value: number) => boolean) => own.filter(side).reduce((all, value) => all + value, 0);
  return [sum((value) => value > 0), sum((value) => value < 0), aim];
}

export interface ChartLabel {
  index: number;
  /** One or two. */
  lines: string[];
  /** Of the longer line, px, about. */
  width: number;
}

/** Width of a text at the small size, px, about. */
export const textWidth = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? LETTER),
    0,
  );

/** Width that the whole name needs, in one line or two, px. */
function neededWidth(name: string): number {
  const whole = textWidth(name);
  return whole <= SHORT_NAME ? whole : Math.max(whole / 2 + LETTER, ...name.split(' ').map(textWidth));
}

/** The categories that get a label in a plot of this width, px, evenly, and what of their names fits. */
export function labelsOf(categories: readonly string[], width: number): ChartLabel[] {
  const room = Math.min(Math.max(...categories.map(neededWidth)), LABEL_ROOM) + LABEL_GAP;
  const fitting = Math.max(1, Math.floor(width / room));
  const most = width < NARROW ? Math.min(fitting, MOST_WHEN_NARROW) : fitting;
  const step = Math.ceil(categories.length / most);
  const own = Math.max((width / categories.length) * step - LABEL_GAP, LEAST_ROOM);
  return categories.flatMap((name, index) => {
    if (index % step !== 0) return [];
    const lines = linesOf(name, own);
    return [{ index, lines, width: Math.max(...lines.map(textWidth)) }];
  });
}

/** A name in at most two lines of this width, px; what does not fit ends in dots. */
export function linesOf(name: string, width: number): string[] {
  if (textWidth(name) <= width) return [name];
  const words = name.split(' ');
  let first = words.shift() ?? '';
  while (words[0] !== undefined && textWidth(`${first} ${words[0]}`) <= width) first += ` ${words.shift()}`;
  const rest = words.join(' ');
  return rest === '' ? [cut(first, width)] : [cut(first, width), cut(rest, width)];
}

function cut(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Room for the numbers of the axis, px. */
export const axisRoom = ({ ticks }: ChartAxis): number =>
  Math.ceil(Math.max(...ticks.map((tick) => shortNumber(tick).length)) * DIGIT) + AXIS_GAP;

/** The share of a category's room that stays free: few bars are no wider than many. */
export const gapRatio = (count: number): number =>
  count > MOST_MARKS ? 0.2 : Math.max(0.4, 1 - 0.15 * count);

/** Whether a point of a line has a mark: each, or where there are many some, and each that no line reaches. */
export function hasMark(values: readonly (number | null)[], index: number): boolean {
  if (values.length <= MOST_MARKS) return true;
  const beside = [values[index - 1] ?? null, values[index + 1] ?? null];
  const step = Math.ceil(values.length / MOST_WHEN_NARROW);
  return index % step === 0 || index === values.length - 1 || beside.every((value) => value === null);
}

/** What is read out at a value: itself, and what was to be reached. */
export function spokenValue(value: number | null, index: number, figures: Spoken): string {
  const own = value === null ? 'tidak ada angka' : valueText(value, figures.unit);
  const sum = figures.kind === 'stacked' && figures.series.length > 1 ? totalAt(figures.series, index) : null;
  const aim = figures.target ? targetAt(figures.target, index) : null;
  return [
    own,
    sum !== null && `jumlah ${valueText(sum, figures.unit)}`,
    aim !== null && `${figures.target?.name} ${valueText(aim, figures.unit)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

type Spoken = { kind: ChartKind } & Pick<ChartFigures, 'series' | 'target' | 'unit'>;
