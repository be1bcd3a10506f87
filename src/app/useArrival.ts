import { useEffect, useLayoutEffect } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';
import { openPositions, placeOf, type KeptPositions } from './keptPositions';
import { scrollWhenTall } from './scrollWhenTall';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';

/** Where each visited place was left. Opened at the first arrival, when it is known whose they are. */
let positions: KeptPositions | null = null;
/** The place on screen; outlives a change of person, which draws everything again. */
let here: { pathname: string; key: string } | null = null;

function rememberPosition(): void {
  if (here) positions?.set(placeOf(here), scrollY);
}

/**
 * What happens on arriving at a page: the document's title changes, the focus goes to the heading (unless the page put
 * it somewhere itself, or an outcome has it), and the view starts at the top, or where it was left when coming back.
 */
export function useArrival(title: string, { pathname, key }: Location): void {
  const navigationType = useNavigationType();

  useEffect(() => {
    document.title = `${title} · Angsur`;
  }, [title]);

  useLayoutEffect(() => {
    const before = here;
    // First of all: moving the view below must not be taken for the old place's position.
    here = { pathname, key };
    positions ??= openPositions();
    if (before === null) return cameBack() ? scrollWhenTall(positions.get(placeOf(here))) : undefined;
    if (before.pathname === pathname) return undefined;
    const isBack = navigationType === NavigationType.Pop;
    const giveUp = scrollWhenTall(isBack ? positions.get(placeOf(here)) : 0);
    if (!hasFocus()) focusHeading();
    return giveUp;
  }, [pathname, key, navigationType]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => positions?.save();
    addEventListener('scroll', rememberPosition, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scroll', rememberPosition);
      removeEventListener('pagehide', save);
    };
  }, []);
}

/** The document was loaded again at a place where it was before: a reload, or Back from another site. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** The page put the focus somewhere itself, or the outcome of what was done before has it. */
function hasFocus(): boolean {
  const { activeElement } = document;
  const page = document.getElementById('isi');
  if (activeElement?.closest('[data-outcome]')) return true;
  return activeElement !== page && (page?.contains(activeElement) ?? false);
}
