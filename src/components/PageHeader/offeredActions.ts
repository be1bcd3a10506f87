import { useEffect } from 'react';
import type { PageAction } from './PageAction';

let offered: readonly PageAction[] = [];
const listeners = new Set<() => void>();

function offer(actions: readonly PageAction[]): void {
  offered = actions;
  for (const tell of listeners) tell();
}

/** What the header of the open page offers, for who offers it by another way. */
export const offeredActions = () => offered;

/** @returns ends it */
export function onOfferedActions(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Offers the actions for as long as their header is shown. */
export function useOffer(actions: readonly PageAction[]): void {
  useEffect(() => {
    offer(actions);
    return () => offer([]);
  });
}
