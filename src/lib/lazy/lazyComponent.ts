import { createElement, use, type ComponentType } from 'react';
import { ChunkError } from './ChunkError';

/** A component that arrives in its own chunk. */
export interface LazyComponent<P> {
  /** Asks for the chunk, once. Rejects with ChunkError. */
  load: () => Promise<unknown>;
  /** Asks for the chunk ahead of need; a failure leaves no trace. */
  prefetch: () => void;
  /** The component; suspends until its chunk is here, throws ChunkError when it cannot be had. */
  View: ComponentType<P>;
  /** In a component: suspends until the chunk is here or has failed. */
  useSettled: () => void;
  /** Whether the chunk is here or has failed. */
  isSettled: () => boolean;
  /** Whether the chunk is here. */
  isLoaded: () => boolean;
  /** After a failure: the next `load` asks again. */
  forget: () => void;
}

/** Unlike React.lazy: a chunk that is already here renders at once, and a failed one can be asked for again. */
export function lazyComponent<P extends object>(
  importer: () => Promise<{ default: ComponentType<P> }>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null;
  let failed = false;
  let pending: { component: Promise<ComponentType<P>>; settled: Promise<void> } | null = null;

  function start() {
    if (pending) return pending;
    const component = importer().then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (cause: unknown) => {
        failed = true;
        throw new ChunkError('Bagian halaman ini belum dapat dimuat.', { cause });
      },
    );
    const settled = component.then(
      () => undefined,
      () => undefined,
    );
    pending = { component, settled };
    return pending;
  }

  function forget() {
    if (loaded) return;
    failed = false;
    pending = null;
  }

  return {
    load: () => start().component,
    prefetch: () => void start().component.catch(forget),
    View: (props) => createElement(loaded ?? use(start().component), props),
    useSettled: () => {
      if (!loaded) use(start().settled);
    },
    isSettled: () => loaded !== null || failed,
    isLoaded: () => loaded !== null,
    forget,
  };
}
