/** Resolves after the next paint; where nothing is painted, in a tab in the background, when it is again. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => void requestAnimationFrame(() => resolve())));
