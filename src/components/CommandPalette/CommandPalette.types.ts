import type { ComponentType } from 'react';

/** One thing that can be opened or done. */
export type PaletteItem = {
  title: string;
  /** A second line; it is broken inside of one of these only where that is longer than a line. */
  detail?: readonly string[] | undefined;
  /** At the end of the line: a state, a day. */
  aside?: string | undefined;
  /** What does the same without the palette, pressed together: `['Ctrl', 'Enter']`. */
  keys?: readonly string[] | undefined;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }> | undefined;
} & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/** Things of one kind. */
export interface PaletteGroup {
  key: string;
  title: string;
  items: readonly PaletteItem[];
  /** Its answer is on its way: its shape stands in its place. */
  waiting?: boolean;
  /** Why there is no answer, in words. */
  problem?: string | undefined;
}
