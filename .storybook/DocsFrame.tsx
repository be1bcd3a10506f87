import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import '@fontsource-variable/inter/wght.css';
import '@/lib/theme/signs/signs.css';
import type { ThemeName } from '@/lib/theme/tokens';
import './docs.css';
import { DocsTheme } from './docsTheme';
import { storybookTheme } from './storybookTheme';

/** A page of words in the theme that the toolbar says, at its start and after each press. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<ThemeName>(themeOfAddress);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    const { documentElement: page } = document;
    const { lang } = page;
    page.lang = 'en';
    return () => void (page.lang = lang);
  }, []);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return (
    <DocsContainer context={context} theme={storybookTheme[theme]}>
      <DocsTheme value={theme}>{children}</DocsTheme>
    </DocsContainer>
  );
}

/** The manager hands the globals to the preview in its address: `globals=theme:dark`. */
function themeOfAddress(): ThemeName {
  const globals = /[?&]globals=([^&]*)/.exec(location.search)?.[1] ?? '';
  return decodeURIComponent(globals).includes('theme:dark') ? 'dark' : 'light';
}
