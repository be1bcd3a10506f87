import { readEntry, writeEntry } from '../session/storage';
import type { ThemeName } from './tokens';

/** What somebody chose; `system` follows the device. */
export type ThemeMode = ThemeName | 'system';

/** Where the choice is kept. */
export const THEME_MODE_KEY = 'tema';

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The choice kept on this device. */
export function readThemeMode(): ThemeMode {
  const kept = readEntry(THEME_MODE_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function keepThemeMode(mode: ThemeMode): void {
  writeEntry(THEME_MODE_KEY, mode);
}

/** Shows a mode: every colour hangs on this attribute (globalStyles), so nothing is rendered again. */
export function showThemeMode(mode: ThemeMode): void {
  const isDark = mode === 'dark' || (mode === 'system' && deviceIsDark().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Calls back when the device turns dark or light. Returns how to stop. */
export function onDeviceTheme(listener: () => void): () => void {
  const device = deviceIsDark();
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}

/** Calls back when another tab chooses. Returns how to stop. */
export function onKeptThemeMode(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === THEME_MODE_KEY || event.key === null) listener();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}
