import { useSyncExternalStore } from 'react';
import { createListeners } from '../store/createListeners';
import { readEntry, writeEntry } from './storage';

/** Side menu state, persisted under `navbar` (SPEC 4). Until somebody chooses, the window's width does. */
export type NavbarState = 'expanded' | 'collapsed';

/** Room for the expanded menu beside a list. */
const roomy = () => matchMedia('(min-width: 1100px)');

const listeners = createListeners();

function readNavbar(): NavbarState {
  const chosen = readEntry('navbar');
  if (chosen === 'collapsed' || chosen === 'expanded') return chosen;
  return roomy().matches ? 'expanded' : 'collapsed';
}

export function writeNavbar(state: NavbarState): void {
  writeEntry('navbar', state);
  listeners.tell();
}

export function useNavbar(): NavbarState {
  return useSyncExternalStore(subscribe, readNavbar);
}

function subscribe(listener: () => void): () => void {
  const width = roomy();
  const stop = listeners.subscribe(listener);
  width.addEventListener('change', listener);
  return () => {
    stop();
    width.removeEventListener('change', listener);
  };
}
