import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PaletteGroup, PaletteItem } from '@/components/CommandPalette/CommandPalette.types';
import { ApiError, plainMessage } from '@/lib/http/ApiError';
import type { PaletteFound, PaletteSource } from '@/lib/palette/PaletteSource';
import { useSession } from '@/lib/session/useSession';
import { useDebounced } from '@/lib/debounce/useDebounced';
import { matchingScreens, screenItems } from './screenItems';

/** How long typing must rest before records are asked for, ms. */
const REST = 250;
/** Fewer letters find everything. */
const MIN_LETTERS = 2;

/** What is found for a text: screens at once, records once typing rests. */
export function usePaletteGroups(text: string, sources: readonly PaletteSource[]) {
  const session = useSession();
  const screens = useMemo(() => screenItems(session), [session]);
  const wanted = text.trim();
  const asked = useDebounced(wanted, REST);
  const isAsking = wanted.length >= MIN_LETTERS;
  const own = useMemo(
    () => (session ? sources.filter((source) => source.isFor(session.access)) : []),
    [session, sources],
  );
  const answers = useQueries({
    queries: own.map((source) => ({
      ...source.options(asked),
      enabled: isAsking && asked === wanted,
      // Whoever types waits for no second try; it is offered.
      retry: false,
    })),
  });

  const groups: PaletteGroup[] = [
    { key: 'screens', title: 'Layar', items: matchingScreens(screens, wanted) },
    ...own.map((source, index): PaletteGroup => {
      const { key, title } = source;
      if (!isAsking) return { key, title, items: [] };
      // What was found for another text is never shown for this one.
      if (asked !== wanted) return { key, title, items: [], waiting: true };
      const answer = answers[index];
      if (answer?.data) return { key, title, items: itemsOf(source, answer.data, wanted) };
      if (!answer?.error) return { key, title, items: [], waiting: true };
      return { key, title, items: [], problem: problemOf(answer.error) };
    }),
  ];
  return {
    groups,
    retrying: answers.some(({ error, isFetching }) => error !== null && isFetching),
    retry: () => {
      for (const answer of answers) if (answer.error) void answer.refetch();
    },
  };
}

function itemsOf(
  { title, allHref }: PaletteSource,
  { hits, more }: PaletteFound,
  text: string,
): PaletteItem[] {
  if (!more || !allHref) return [...hits];
  return [...hits, { href: allHref(text), title: `Semua ${title.toLowerCase()} untuk “${text}”` }];
}

/** A host without the call has no such group; everything else is said. */
const problemOf = (error: unknown) =>
  error instanceof ApiError && error.status === 404 ? undefined : plainMessage(error);
