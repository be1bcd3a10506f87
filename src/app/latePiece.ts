import { createElement, use, type ComponentType } from 'react';

/** A component that arrives in its own chunk. */
export interface LatePiece<P> {
  /** Asks for the chunk, once. Rejects with ChunkError. */
  load(): Promise<unknown>;
  /** Asks for the chunk ahead of need; a failure leaves no trace. */
  prefetch(): void;
  /** The component; suspends until its chunk is here, throws ChunkError when it cannot be had. */
  View: ComponentType<P>;
  /** In a component: suspends until the chunk is here or has failed. */
  useSettled(): void;
  /** Whether the chunk is here or has failed. */
  isSettled(): boolean;
  /** After a failure: the next `load` asks again. */
  forget(): void;
}

/** The chunk did not arrive: no network, or a new version was deployed under the open page. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Unlike React.lazy: a chunk that is already here renders at once, and a failed one can be asked for again. */
export function latePiece<P extends object>(
  importer: () => Promise<{ default: ComponentType<P> }>,
): LatePiece<P> {
  let here: ComponentType<P> | null = null;
  let failed = false;
  let pending: { piece: Promise<ComponentType<P>>; settled: Promise<void> } | null = null;

  function start() {
    if (pending) return pending;
    const piece = importer().then(
      (module) => {
        here = module.default;
        return here;
      },
      (cause: unknown) => {
        failed = true;
        throw new ChunkError('Bagian halaman ini belum dapat dimuat.', { cause });
      },
    );
    const settled = piece.then(
      () => undefined,
      () => undefined,
    );
    pending = { piece, settled };
    return pending;
  }

  function forget() {
    if (here) return;
    failed = false;
    pending = null;
  }

  return {
    load: () => start().piece,
    prefetch: () => void start().piece.catch(forget),
    View: (props) => createElement(here ?? use(start().piece), props),
    useSettled: () => {
      if (!here) use(start().settled);
    },
    isSettled: () => here !== null || failed,
    forget,
  };
}
