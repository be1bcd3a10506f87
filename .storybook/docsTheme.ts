import { createContext } from 'react';
import type { ThemeName } from '@/lib/theme/tokens';

/** The theme that the toolbar says, for what stands on a page of words in a frame of its own. */
export const DocsTheme = createContext<ThemeName>('light');
