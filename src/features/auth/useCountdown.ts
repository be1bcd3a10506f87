import { useCallback, useSyncExternalStore } from 'react';

/** How often the clock is looked at, ms. */
const TICK = 250;

/** Whole seconds until a moment (ms on this device's clock), never below 0; follows the clock. Null: 0. */
export function useCountdown(deadline: number | null): number {
  const read = () => (deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now()) / 1000)));
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (deadline === null) return () => {};
      const timer = setInterval(() => {
        onChange();
        if (Date.now() >= deadline) clearInterval(timer);
      }, TICK);
      return () => clearInterval(timer);
    },
    [deadline],
  );
  return useSyncExternalStore(subscribe, read);
}
