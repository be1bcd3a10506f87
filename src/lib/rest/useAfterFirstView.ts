import { useDeferredValue } from 'react';
import { useRested } from './useRested';

/**
 * False while the app draws its first view, true right after: what stands below or beside what is read first comes then
 * (docs/decisions/0034). Whatever is opened later, and in stories, it is true at once.
 */
export function useAfterFirstView(): boolean {
  const rested = useRested();
  return useDeferredValue(true, rested ? undefined : false);
}
