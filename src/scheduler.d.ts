/** React's own scheduler, for which no types are published that know this call. */
declare module 'scheduler' {
  /** Slices of a transition per second, 1 to 125; 0: slices of 5 ms, as from the start. */
  export function unstable_forceFrameRate(slices: number): void;
}
