import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PaletteGroup, PaletteItem } from '@/components/CommandPalette/CommandPalette.types';
import { ApiError, plainMessage } from '@/lib/http/ApiError';
import type { PaletteFound, PaletteSource } from '@/lib/palette/PaletteSource';
import { useSession } from '@/lib/session/useSession';
import { useDebounced } from '@/lib/debounce/useDebounced';
import { matchingItems, screenItems } from './screenItems';

/** How long typing must rest before records are asked for, ms. */
const REST = 250;
/** Fewer letters find everything. */
const MIN_LETTERS = 2;

/**
 * What is found for a text: the page's own actions and screens at once, records once typing rests. Where the text is
 * clearly a number of one kind, that kind stands first.
 */
export function usePaletteGroups(
  text: string,
  actions: readonly PaletteItem[],
  sources: readonly PaletteSource[],
) {
  const session = useSession();
  const screens = useMemo(() => screenItems(session), [session]);
  const wanted = text.trim();
  const asked = useDebounced(wanted, REST);
  const isAsking = wanted.length >= MIN_LETTERS;
  const own = useMemo(
    () => (session ? sources.filter((source) => source.isFor(session.access)) : []),
    [session, sources],
  );
  const isFor = ({ asks }: PaletteSource) => isAsking && (asks?.(wanted) ?? true);
  const answers = useQueries({
    queries: own.map((source) => ({
      ...source.options(asked),
      enabled: isFor(source) && asked === wanted,
      // Whoever types waits for no second try; it is offered.
      retry: false,
    })),
  });

  const records = own.map((source, index): PaletteGroup => {
    const { key, title } = source;
    if (!isFor(source)) return { key, title, items: [] };
    // What was found for another text is never shown for this one.
    if (asked !== wanted) return { key, title, items: [], waiting: true };
    const answer = answers[index];
    if (answer?.data) return { key, title, items: itemsOf(source, answer.data, wanted) };
    if (!answer?.error) return { key, title, items: [], waiting: true };
    return { key, title, items: [], problem: problemOf(answer.error) };
  });
  const isLed = (_: PaletteGroup, index: number) => own[index]?.isNumber?.(wanted) === true;
  const groups: PaletteGroup[] = [
    ...records.filter(isLed),
    { key: 'actions', title: 'Di halaman ini', items: matchingItems(actions, wanted) },
    { key: 'screens', title: 'Layar', items: matchingItems(withoutActions(screens, actions), wanted) },
    ...records.filter((group, index) => !isLed(group, index)),
  ];
  return {
    groups,
    retrying: answers.some(({ error, isFetching }) => error !== null && isFetching),
    retry: () => {
      for (const answer of answers) if (answer.error) void answer.refetch();
    },
  };
}

/** A screen that the page leads to itself stands there alone. */
const withoutActions = (screens: readonly PaletteItem[], actions: readonly PaletteItem[]) =>
  screens.filter(({ href }) => actions.every((action) => action.href !== href));

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
