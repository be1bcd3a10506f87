import { colour, font, media, paletteVariables } from './tokens';

/** The page's own base: token variables, a small reset, type, focus. One object, inserted once. */
export const globalStyles = {
  ':root, [data-theme="light"]': { ...paletteVariables('light'), colorScheme: 'light' },
  '[data-theme="dark"]': { ...paletteVariables('dark'), colorScheme: 'dark' },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%' },
  body: {
    margin: 0,
    background: colour.canvas,
    color: colour.ink,
    fontFamily: font.family,
    fontSize: font.base,
    lineHeight: '20px',
    fontFeatureSettings: "'cv11', 'ss03'",
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
  'ul, ol': { listStyle: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  a: { color: colour.primary },
  ':focus-visible': { outline: `2px solid ${colour.primary}`, outlineOffset: '2px' },
  [media.calm]: {
    '*, *::before, *::after': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
