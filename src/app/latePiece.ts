import { use } from 'react';

/** A part of the app that arrives in its own chunk. */
export interface LatePiece<T> {
  /** Asks for the chunk, once. Rejects with ChunkError. */
  load(): Promise<T>;
  /** Asks for the chunk ahead of need; a failure leaves no trace. */
  prefetch(): void;
  /** In a component: the piece; suspends until it is here, throws ChunkError when it cannot be had. */
  useValue(): T;
  /** In a component: suspends until the piece is here or has failed. */
  useSettled(): void;
  /** After a failure: the next `load` asks again. */
  forget(): void;
}

/** The chunk did not arrive: no network, or a new version was deployed under the open page. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Unlike React.lazy: a chunk that is already here renders at once, and a failed one can be asked for again. */
export function latePiece<T>(importer: () => Promise<{ default: T }>): LatePiece<T> {
  let here: { value: T } | null = null;
  let pending: { piece: Promise<T>; settled: Promise<void> } | null = null;

  function start() {
    if (pending) return pending;
    const piece = importer().then(
      (module) => {
        here = { value: module.default };
        return module.default;
      },
      (cause: unknown) => {
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
    if (!here) pending = null;
  }

  return {
    load: () => start().piece,
    prefetch: () => void start().piece.catch(forget),
    useValue: () => (here ? here.value : use(start().piece)),
    useSettled: () => {
      if (!here) use(start().settled);
    },
    forget,
  };
}
