/*
 * Angsur's tokens. A colour is named for its job, never for its hue; styles use `var(--ink)` and the like (tokens.css is
 * written from this), so a theme change repaints without rendering.
 */

export const palettes = {
  light: {
    canvas: '#f3f6f5',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#e9eeec',
    line: '#d8e0dd',
    lineStrong: '#7b8a86',
    ink: '#12211e',
    inkMuted: '#4b5b57',
    inkDisabled: '#8b9895',
    primary: '#0b5d59',
    primaryHover: '#084a47',
    primarySoft: '#dcefec',
    onPrimary: '#ffffff',
    paid: '#1b6b3c',
    paidSoft: '#e0f2e6',
    due: '#23559b',
    dueSoft: '#e3edf9',
    overdue: '#b02a1f',
    overdueSoft: '#fbe7e4',
    waiting: '#7a5200',
    waitingSoft: '#fbefcf',
    scrim: 'rgba(10, 24, 21, 0.5)',
    shadow: 'rgba(10, 35, 31, 0.16)',
  },
  dark: {
    canvas: '#0d1513',
    surface: '#131d1b',
    raised: '#1a2624',
    sunken: '#0a100f',
    line: '#2a3835',
    lineStrong: '#71827e',
    ink: '#e6eeec',
    inkMuted: '#a7b6b2',
    inkDisabled: '#6d7b78',
    primary: '#6ccbc2',
    primaryHover: '#8adcd4',
    primarySoft: '#173a37',
    onPrimary: '#04211f',
    paid: '#7dd39b',
    paidSoft: '#16321f',
    due: '#93bbf0',
    dueSoft: '#182c46',
    overdue: '#f69a8e',
    overdueSoft: '#421d19',
    waiting: '#eac166',
    waitingSoft: '#3a2d0d',
    scrim: 'rgba(0, 0, 0, 0.6)',
    shadow: 'rgba(0, 0, 0, 0.5)',
  },
} as const;

export type ColourName = keyof typeof palettes.light;
export type ThemeName = keyof typeof palettes;

const cssName = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** `colour.inkMuted` → `var(--ink-muted)`. */
export const colour = Object.fromEntries(
  Object.keys(palettes.light).map((name) => [name, `var(${cssName(name)})`]),
) as Record<ColourName, string>;

/** Space in steps of 4 px. */
export const space = (steps: number) => `${steps * 4}px`;

/** Sizes in px (SPEC 9; DESIGN, Look and feel). */
export const size = {
  header: 50,
  menu: 250,
  menuCollapsed: 56,
  drawer: 300,
  bottomBar: 56,
  row: 40,
  control: 36,
  touch: 44,
  corner: 8,
  dialogHead: 56,
  /** What a page grows to; wider windows leave the rest empty. */
  page: 1440,
} as const;

/** At this width and below the layout is the mobile one (SPEC 9). */
export const MOBILE_MAX = 767;

export const media = {
  mobile: `@media (max-width: ${MOBILE_MAX}px)`,
  desktop: `@media (min-width: ${MOBILE_MAX + 1}px)`,
  calm: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;

export const font = {
  family: "'Inter Variable', Inter, system-ui, sans-serif",
  /** px */
  small: '12px',
  base: '14px',
  large: '16px',
  title: '20px',
  display: '28px',
  regular: 400,
  medium: 500,
  strong: 600,
} as const;

export const motion = { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

export const layer = { header: 20, menu: 30, bottomBar: 20, drawer: 1200, modal: 1300, toast: 1400 } as const;
