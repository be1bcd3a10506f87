import { useEffect } from 'react';
import type { MenuEntry } from '@/components/SideMenu/SideMenu';
import { preloadNotificationCenter } from '@/features/notifications';
import { prefersReducedData } from '../prefersReducedData';
import { whenIdle } from '../live/whenIdle';
import { usePreload } from '../preload';

/** The first page and its data come first, ms. */
const AFTER_START = 2_500;

/** Fetches what this person most likely opens next, once the page rests; never on a saved or slow connection. */
export function useShortcutsAhead(shortcuts: readonly MenuEntry[]): void {
  const preload = usePreload();
  useEffect(() => {
    if (shortcuts.length === 0 || prefersReducedData()) return undefined;
    let cancelIdle = () => {};
    const timer = setTimeout(() => {
      cancelIdle = whenIdle(() => {
        for (const { href } of shortcuts) preload.page(href);
        preloadNotificationCenter();
      });
    }, AFTER_START);
    return () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }, [shortcuts, preload]);
}
