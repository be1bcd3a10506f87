/** How long content may take to come before a place is given up, ms. */
const PATIENCE = 5000;

const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

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
  const timer = setTimeout(stop, PATIENCE);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    giveUp.abort();
  }
  observer.observe(document.body);
  for (const hand of HANDS) addEventListener(hand, stop, { signal: giveUp.signal, passive: true });
  return stop;
}
