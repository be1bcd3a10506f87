/** Work that takes turns. */
export interface FairQueue {
  /** Runs `work` when it is this person's turn; rejects where too many wait, or it took too long. */
  run<T>(person: number, work: () => Promise<T>): Promise<T>;
}

export interface FairQueueOptions {
  /** So much runs at a time; of one person one. */
  atATime: number;
  /** So many may wait, of one person and of all: more are refused at once. */
  waiting: { each: number; all: number };
  /** Nobody waits longer, ms. */
  patience: number;
  /** What those are told who cannot wait. */
  refusal: () => Error;
}

/** Turns go round among the people who wait, so that whoever sends many keeps nobody waiting but themselves. */
export function fairQueue({ atATime, waiting, patience, refusal }: FairQueueOptions): FairQueue {
  const running = new Set<number>();
  // Whoever is first has waited longest for a turn.
  const lines = new Map<number, (() => void)[]>();
  let waits = 0;

  function takeTurn(person: number): Promise<void> {
    const line = lines.get(person) ?? [];
    if (line.length >= waiting.each || waits >= waiting.all) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        leave(person, turn);
        reject(refusal());
      }, patience);
      lines.set(person, [...line, turn]);
      waits += 1;
      callNext();
    });
  }

  function leave(person: number, turn: () => void): void {
    const left = (lines.get(person) ?? []).filter((one) => one !== turn);
    waits -= 1;
    if (left.length > 0) lines.set(person, left);
    else lines.delete(person);
  }

  function callNext(): void {
    for (const [person, [turn]] of lines) {
      if (running.size >= atATime) return;
      if (running.has(person) || !turn) continue;
      leave(person, turn);
      running.add(person);
      turn();
    }
  }

  /** Whoever has had a turn waits behind the others for the next. */
  function endTurn(person: number): void {
    running.delete(person);
    const line = lines.get(person);
    if (line) {
      lines.delete(person);
      lines.set(person, line);
    }
    callNext();
  }

  return {
    async run(person, work) {
      await takeTurn(person);
      try {
        return await work();
      } finally {
        endTurn(person);
      }
    },
  };
}
