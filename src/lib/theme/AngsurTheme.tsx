import '@fontsource-variable/inter/wght.css';
import './signs/signs.css';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { keepThemeMode, onDeviceTheme, onKeptThemeMode, readThemeMode, showThemeMode } from './themeMode';
import type { ThemeMode } from './themeMode';
import type { ThemeName } from './tokens';
import './tokens.css';
import './base.css';
import './forcedColours.css';
import { ThemeModeContext } from './useThemeMode';

export interface AngsurThemeProps {
  children: ReactNode;
  /** Overrides the choice kept on the device, which stays as it is; stories use it. */
  forcedMode?: ThemeName;
}

export function AngsurTheme({ children, forcedMode }: AngsurThemeProps) {
  const [mode, setMode] = useState<ThemeMode>(() => forcedMode ?? readThemeMode());
  const isForced = forcedMode !== undefined;
  useLayoutEffect(() => showThemeMode(mode), [mode]);
  useEffect(() => (mode === 'system' ? onDeviceTheme(() => showThemeMode(mode)) : undefined), [mode]);
  useEffect(() => (isForced ? undefined : onKeptThemeMode(() => setMode(readThemeMode()))), [isForced]);
  const choice = useMemo(
    () => ({
      mode,
      setMode: (chosen: ThemeMode) => {
        if (!isForced) keepThemeMode(chosen);
        setMode(chosen);
      },
    }),
    [mode, isForced],
  );
  return <ThemeModeContext value={choice}>{children}</ThemeModeContext>;
}
