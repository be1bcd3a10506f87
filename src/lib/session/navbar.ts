import { useSyncExternalStore } from 'react';
import { readEntry, writeEntry } from './storage';

/** Side menu state, persisted under `navbar` (SPEC 4). Expanded until somebody collapses it. */
export type NavbarState = 'expanded' | 'collapsed';

const listeners = new Set<() => void>();

function readNavbar(): NavbarState {
  return readEntry('navbar') === 'collapsed' ? 'collapsed' : 'expanded';
}

export function writeNavbar(state: NavbarState): void {
  writeEntry('navbar', state);
  for (const listener of listeners) listener();
}

export function useNavbar(): NavbarState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readNavbar);
}
