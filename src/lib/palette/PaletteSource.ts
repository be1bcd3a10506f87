import type { Access } from '../contract/access';

/** A record that a search found. */
export interface PaletteHit {
  /** Where it opens. */
  href: string;
  /** What one knows it by. */
  title: string;
  /** What tells it from others of the same title; a line is broken inside of one only where that is longer. */
  detail?: readonly string[];
  /** A short word at the end: a state, a day. */
  aside?: string;
}

/** What a source found for a text, the likeliest first. */
export interface PaletteFound {
  hits: readonly PaletteHit[];
  /** There are more than these. */
  more: boolean;
}

/** What the palette finds besides screens. A feature offers one, the app lists them all (app/palette/paletteSources). */
export interface PaletteSource {
  key: string;
  /** The group's name. */
  title: string;
  /** Whether this person has such records at all; the server's own rights hold besides. */
  isFor: (access: Access) => boolean;
  /** Whether a text is clearly a number of this kind: its group then stands first. */
  isNumber?: (text: string) => boolean;
  /** For which texts it is asked; left out: for every one. */
  asks?: (text: string) => boolean;
  /** The question for a text, as React Query takes it; each text has a key of its own. */
  options: (text: string) => {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<PaletteFound>;
  };
  /** The list with everything that the text finds; left out where there is none. */
  allHref?: (text: string) => string;
}

/** Records of one kind that the palette shows at once. */
export const MAX_HITS = 5;
