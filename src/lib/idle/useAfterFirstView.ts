import { useDeferredValue } from 'react';
import { useAppIdle } from './useAppIdle';

/**
 * False while the app draws its first view, true right after: what stands below or beside what is read first comes then
 * (docs/decisions/0034). Whatever is opened later, and in stories, it is true at once.
 */
export function useAfterFirstView(): boolean {
  const isIdle = useAppIdle();
  return useDeferredValue(true, isIdle ? undefined : false);
}
