/** How long content may take to come before a place is given up, ms. */
const GROWTH_TIMEOUT = 5000;

const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where a page was left, now or as soon as it is tall enough: after a reload its rows come later. A reader who
 * moves first is left alone. Returns what gives it up.
 */
export function scrollWhenTall(top: number): () => void {
  const isTall = () => document.documentElement.scrollHeight - innerHeight >= top;
  scrollTo(0, top);
  if (isTall()) return () => undefined;
  const giveUp = new AbortController();
  const observer = new ResizeObserver(() => {
    if (!isTall()) return;
    stop();
    scrollTo(0, top);
  });
  const timer = setTimeout(stop, GROWTH_TIMEOUT);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    giveUp.abort();
  }
  observer.observe(document.body);
  for (const event of USER_EVENTS) addEventListener(event, stop, { signal: giveUp.signal, passive: true });
  return stop;
}
