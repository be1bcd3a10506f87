import { create } from 'storybook/theming';
import { MARK_PATH } from '../src/components/BrandMark/markPath.ts';
import { font, palettes, size, type ThemeName } from '../src/lib/theme/tokens.ts';

/** Storybook itself in Angsur's colours: its sidebar, its panels and the pages of words. */
export const storybookTheme = { light: themeOf('light'), dark: themeOf('dark') };

function themeOf(name: ThemeName) {
  const colours = palettes[name];
  return create({
    base: name,
    brandTitle: 'Angsur',
    brandImage: wordmark(colours.primary, colours.ink),
    brandUrl: './?path=/docs/docs-introduction--docs',
    brandTarget: '_self',
    fontBase: font.family,
    fontCode: font.family,
    colorPrimary: colours.primary,
    colorSecondary: colours.primary,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.canvas,
    appHoverBg: colours.primarySoft,
    appBorderColor: colours.line,
    appBorderRadius: size.corner,
    textColor: colours.ink,
    textMutedColor: colours.inkMuted,
    textInverseColor: colours.onPrimary,
    barBg: colours.surface,
    barTextColor: colours.inkMuted,
    barHoverColor: colours.primary,
    barSelectedColor: colours.primary,
    buttonBg: colours.surface,
    buttonBorder: colours.lineStrong,
    booleanBg: colours.sunken,
    booleanSelectedBg: colours.surface,
    inputBg: colours.surface,
    inputBorder: colours.lineStrong,
    inputTextColor: colours.ink,
    inputBorderRadius: size.corner,
  });
}

/** The sign and the name as one picture; the name is in the reader's own letters. */
function wordmark(sign: string, name: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 28" width="130" height="28">
<path transform="translate(0 2)" fill="${sign}" d="${MARK_PATH}"/>
<text x="32" y="21" font-family="Inter, system-ui, sans-serif" font-size="20" font-weight="600" fill="${name}">Angsur</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
