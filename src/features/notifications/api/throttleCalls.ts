const open = new WeakMap<object, Map<string, { again: boolean }>>();

/** Runs at once, then at most once per `wait` ms however often it is asked for; the last asking is never lost. */
export function throttleCalls(owner: object, name: string, wait: number, run: () => void): void {
  const folds = open.get(owner) ?? new Map<string, { again: boolean }>();
  open.set(owner, folds);
  const waiting = folds.get(name);
  if (waiting) {
    waiting.again = true;
    return;
  }
  const fold = { again: false };
  folds.set(name, fold);
  run();
  setTimeout(() => {
    folds.delete(name);
    if (fold.again) throttleCalls(owner, name, wait, run);
  }, wait);
}
