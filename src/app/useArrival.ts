import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';

/** Where each visited place was left, px from the top. */
const positions = new Map<string, number>();
/** The place on screen; outlives a change of person, which draws everything again. */
let here: { pathname: string; key: string } | null = null;

function rememberPosition(): void {
  if (here) positions.set(here.key, scrollY);
}

/**
 * What happens on arriving at a page: the document's title changes, the focus goes to the heading (unless the page put
 * it somewhere itself), and the view starts at the top, or where it was left when coming back.
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
    if (before === null || before.pathname === pathname) return;
    scrollTo(0, navigationType === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
    focusHeading();
  }, [pathname, key, navigationType]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('scroll', rememberPosition, { passive: true });
    return () => removeEventListener('scroll', rememberPosition);
  }, []);
}

function focusHeading(): void {
  const page = document.getElementById('isi');
  if (page?.contains(document.activeElement) && document.activeElement !== page) return;
  const heading = page?.querySelector<HTMLElement>('h1') ?? page;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
