import { useEffect, useState, useSyncExternalStore } from 'react';
import { createInterruption, type InterruptionPhase } from './interruption';
import { lastWork, watchTyping } from './workOnPage';

/**
 * Whether what would open by itself may: at once where nobody works on the page, else 5 s after they stopped, or when it
 * is asked for.
 * @param wanted there is something to show
 */
export function useInterruption(wanted: boolean): { phase: InterruptionPhase; show: () => void } {
  const [interruption] = useState(() => createInterruption(lastWork));
  useEffect(() => watchTyping(), []);
  useEffect(() => interruption.want(wanted), [interruption, wanted]);
  useEffect(() => () => interruption.want(false), [interruption]);
  return {
    phase: useSyncExternalStore(interruption.subscribe, interruption.read),
    show: interruption.show,
  };
}
