import { createContext, use } from 'react';
import type { ThemeMode } from './themeMode';

export interface ThemeChoiceState {
  mode: ThemeMode;
  setMode: (mode: ThemeMode) => void;
}

export const ThemeModeContext = createContext<ThemeChoiceState>({ mode: 'system', setMode: () => {} });

/** The chosen look, and how to choose another. */
export const useThemeMode = () => use(ThemeModeContext);
