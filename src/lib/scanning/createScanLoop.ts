/** How one camera is read. `F` is what it shows. */
export interface ScanLoopOptions<F> {
  decoder: { read: (frame: F) => Promise<string[]> };
  /** What the camera shows now; null: nothing yet. */
  frame: () => F | null;
  /** A code came into sight. */
  onCode: (code: string) => void;
  /** Pictures cannot be read any more. */
  onBroken: (error: unknown) => void;
  /** The time, ms. */
  now?: () => number;
  /** Waits, ms. */
  pause?: (ms: number) => Promise<void>;
}

/** Between two pictures, ms: a phone's other work goes on, and a code is read well within the blink of an eye. */
const PAUSE = 60;
/** A code that was not seen for so long may be meant once more, ms: hands shake, and a picture in between is blurred. */
const GONE = 1500;
/** So many pictures in a row that cannot be read are no accident. */
const TRIES = 5;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Reads picture by picture, one at a time; tells each code once as long as it stays in sight. Returns what ends it. */
export function createScanLoop<F>(options: ScanLoopOptions<F>): () => void {
  const { decoder, frame, onCode, onBroken, now = () => performance.now(), pause = wait } = options;
  const seen = new Map<string, number>();
  let isOver = false;

  function tell(codes: readonly string[]): void {
    const at = now();
    for (const [code, last] of seen) if (at - last > GONE) seen.delete(code);
    for (const code of codes) {
      const isNew = !seen.has(code);
      seen.set(code, at);
      if (isNew) onCode(code);
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!isOver) {
      const shown = frame();
      try {
        const codes = shown === null ? [] : await decoder.read(shown);
        if (isOver) return;
        failures = 0;
        tell(codes);
      } catch (error) {
        failures += 1;
        if (isOver) return;
        if (failures >= TRIES) return onBroken(error);
      }
      await pause(PAUSE);
    }
  }

  void run();
  return () => {
    isOver = true;
  };
}
