import type { ColourName } from './tokens';

/** WCAG contrast between two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text needs 4.5, the edge of a control or a sign 3 (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
export type Need = 4.5 | 3;

/** A colour, what it is drawn on, and how far apart the two must be. */
export type Pair = readonly [front: ColourName, back: ColourName, need: Need];

const on = (front: ColourName, backs: readonly ColourName[], need: Need = 4.5): Pair[] =>
  backs.map((back) => [front, back, need]);

const SHEETS = ['canvas', 'surface', 'raised', 'sunken'] as const;
const SOFTS = ['paidSoft', 'dueSoft', 'overdueSoft', 'waitingSoft'] as const;

/** Every pair that the product draws. A new one belongs here before it belongs on screen. */
export const PAIRS: readonly Pair[] = [
  ...on('ink', [...SHEETS, ...SOFTS, 'primarySoft']),
  ...on('inkMuted', [...SHEETS, ...SOFTS, 'primarySoft']),
  ...on('primary', [...SHEETS, ...SOFTS, 'primarySoft']),
  ...on('onPrimary', ['primary', 'primaryHover']),
  ...on('paid', ['canvas', 'surface', 'raised', 'paidSoft']),
  ...on('due', ['canvas', 'surface', 'raised', 'dueSoft']),
  ...on('overdue', ['canvas', 'surface', 'raised', 'overdueSoft']),
  ...on('waiting', ['canvas', 'surface', 'raised', 'waitingSoft']),
  // The badge on the bell, and tips.
  ...on('surface', ['overdue', 'ink']),
  ...on('lineStrong', ['canvas', 'surface', 'raised'], 3),
];
