import { use } from 'react';

/** A part of the app that arrives in its own chunk. */
export interface LatePiece<T> {
  /** Asks for the chunk, once. */
  load(): Promise<T>;
  /** In a component: the piece; suspends until it is here, throws ChunkError when it cannot be had. */
  useValue(): T;
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
  let pending: Promise<T> | null = null;

  function load(): Promise<T> {
    if (pending) return pending;
    pending = importer().then(
      (module) => {
        here = { value: module.default };
        return module.default;
      },
      (cause: unknown) => {
        throw new ChunkError('Bagian halaman ini belum dapat dimuat.', { cause });
      },
    );
    // Whoever awaits the promise hears of a failure; a prefetch that nobody awaits must not.
    pending.catch(() => {});
    return pending;
  }

  return {
    load,
    useValue: () => (here ? here.value : use(load())),
    forget: () => {
      if (!here) pending = null;
    },
  };
}
