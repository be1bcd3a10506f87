/** The server shows what it read for 15 seconds: asked sooner, it says what it said before. ms. */
const KEPT_FOR = 16_000;

/**
 * Pushes that come while one waits are folded into it: after the server would read again, it is asked once. A push that comes later
 * begins anew, so the last one is never lost.
 */
export function foldPushes(refetch: () => void, wait = KEPT_FOR) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    pushed: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refetch();
      }, wait);
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
