import type { QueueState } from './QueueState';

/** What the tabs of one person tell each other. */
export type TabMessage =
  /** By the one that sends. */
  | { owner: string; state: QueueState }
  /** To it: `state`, how it stands; `run`, send now. */
  | { owner: string; ask: 'state' | 'run' };

/** The other tabs of this browser. */
export interface Tabs {
  /**
   * Has one tab at a time send what is a person's. `send` is called when it is this one's turn; its signal ends when
   * another has taken over, and then it asks for its turn again. Returns what leaves.
   */
  join: (owner: string, send: (signal: AbortSignal) => void) => () => void;
  tell: (message: TabMessage) => void;
  /** Returns how to stop hearing. */
  hear: (listener: (message: TabMessage) => void) => () => void;
}
