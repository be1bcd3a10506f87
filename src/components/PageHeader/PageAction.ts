import type { ReactNode } from 'react';

/** Something that can be done on a page, as its header shows it. */
export type PageAction = {
  /** A verb: 'Minta pembatalan'; where it leads, for a link. */
  label: string;
  /** It begins a new record: a plus stands before 'Tambah …'. */
  adds?: boolean;
  /** Why it cannot be done now, with a full stop; the right to do it is there. Null or left out: it can be done. */
  whyNot?: string | null | undefined;
  /** Whether it can be done is not known yet: it keeps its place and takes no press. */
  waits?: boolean | undefined;
} & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/** What a feature gives to a page's header, by one hook. */
export interface PageActs {
  /** What most come for; left out: the page puts the first of `actions` there, or has none. */
  primary?: PageAction | null;
  /** The others, in the order of their weight. */
  actions: readonly PageAction[];
  /** What they open; the page places it below its header. */
  shown: ReactNode;
}
