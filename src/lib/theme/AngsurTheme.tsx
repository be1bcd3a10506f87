import '@fontsource-variable/inter/wght.css';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles';
import type { ThemeName } from './tokens';
import { theme } from './theme';

const base = <GlobalStyles styles={globalStyles} />;

/** Where the choice of light, dark or system is kept. */
export const THEME_MODE_KEY = 'tema';

export interface AngsurThemeProps {
  children: ReactNode;
  /** Overrides the choice kept on the device; stories use it. */
  forcedMode?: ThemeName;
}

export function AngsurTheme({ children, forcedMode }: AngsurThemeProps) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={forcedMode ?? 'system'}
      modeStorageKey={THEME_MODE_KEY}
      {...(forcedMode ? { storageManager: null } : {})}
    >
      {base}
      {children}
    </ThemeProvider>
  );
}
