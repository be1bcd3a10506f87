/* global window, document, performance, requestAnimationFrame, MessageChannel, PerformanceObserver, clearTimeout */
// What runs inside the page. Each function is sent there as text, so it may use nothing outside itself.

/** Collects long tasks (over 50 ms), and marks the end of the frame that first shows what was asked for. */
export function install() {
  if (window !== window.top || window.bench) return;
  const bench = { longTasks: [], marks: {} };
  window.bench = bench;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bench.longTasks.push({ startTime, duration });
  });
  observer.observe({ type: 'longtask', buffered: true });
  // Looked at when a frame begins: what is there is painted by that frame, and the mark is set right after it.
  bench.watch = (name, { selector, text, not }) => {
    delete bench.marks[name];
    const wanted = new RegExp(text ?? '');
    const look = () => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      const said = element?.textContent ?? '';
      const isThere = box && box.width > 0 && box.height > 0 && !element.disabled;
      if (!isThere || !wanted.test(said) || said === not) return void requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (bench.marks[name] = performance.now());
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  };
}

/**
 * Idle time begins with a mark: what the page fetches ahead while it has nothing else to do is not fetched before.
 * On a busy machine it would be (its idle callbacks have a limit), and be counted as needed.
 */
export function idleAfter(name) {
  if (window !== window.top) return;
  const { requestIdleCallback, cancelIdleCallback } = window;
  const held = new Map();
  let last = 0;
  window.requestIdleCallback = (job, options) => {
    const id = (last += 1);
    const look = () => {
      const isOver = window.bench.marks[name] !== undefined;
      const handle = isOver ? requestIdleCallback(job, options) : setTimeout(look, 50);
      held.set(id, () => (isOver ? cancelIdleCallback(handle) : clearTimeout(handle)));
    };
    look();
    return id;
  };
  window.cancelIdleCallback = (id) => held.get(id)?.();
}

export function readMark(name) {
  return window.bench?.marks[name];
}

/** Long tasks since `from` (ms of the page's clock) in the page's own words. */
export function longTasksSince(from) {
  return window.bench.longTasks.filter((task) => task.startTime + task.duration > from);
}

/** Blocks for so many ms in a task of its own: shows that the observer sees long tasks at all. */
export function block(ms) {
  return new Promise((resolve) => {
    setTimeout(() => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      resolve();
    });
  });
}
