import type { ComponentType } from 'react';

/** One thing that can be opened. */
export interface PaletteItem {
  href: string;
  title: string;
  /** A second line; it is never broken inside of one of these. */
  detail?: readonly string[] | undefined;
  /** At the end of the line: a state, a day. */
  aside?: string | undefined;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }> | undefined;
}

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
