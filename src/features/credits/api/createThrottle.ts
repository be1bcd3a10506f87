/**
 * Folds many calls into few runs: the first runs at once, later ones together once `spacing` ms have passed and
 * the run before has ended. The last call is always followed by a run.
 */
export interface Throttle {
  (): void;
  /** Drops the run that is due. */
  cancel: () => void;
}

export function createThrottle(run: () => Promise<unknown>, spacing: number): Throttle {
  let wanted = false;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    if (running || timer !== undefined || !wanted) return;
    wanted = false;
    running = true;
    timer = setTimeout(() => {
      timer = undefined;
      next();
    }, spacing);
    const done = () => {
      running = false;
      next();
    };
    run().then(done, done);
  };
  const fold = () => {
    wanted = true;
    next();
  };
  return Object.assign(fold, {
    cancel: () => {
      wanted = false;
      clearTimeout(timer);
      timer = undefined;
    },
  });
}
