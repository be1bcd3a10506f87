import { font, layer, motion, palettes, size, space, type ThemeName } from './tokens';

/** Steps of space that styles may use. */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const block = (selector: string, declarations: readonly string[]) =>
  `${selector} {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`;

function group(prefix: string, values: Record<string, string | number>, unit = ''): string[] {
  return Object.entries(values).map(([name, value]) => `--${prefix}${kebab(name)}: ${value}${unit}`);
}

const palette = (theme: ThemeName) => [...group('', palettes[theme]), `color-scheme: ${theme}`];

/** Every token as a CSS variable: what `tokens.css` must say. Themes hang on `data-theme` (themeMode). */
export function tokensCss(): string {
  const fixed = [
    ...STEPS.map((steps) => `--space-${steps}: ${space(steps)}`),
    ...group('size-', size, 'px'),
    ...group('font-', font),
    ...group('motion-', motion),
    ...group('layer-', layer),
  ];
  return [
    '/* Written from tokens.ts: npx vitest run --project=unit src/lib/theme -u */\n',
    block(':root', fixed),
    block(":root,\n[data-theme='light']", palette('light')),
    block("[data-theme='dark']", palette('dark')),
  ].join('\n');
}
