import { createElement, lazy, use, type ComponentType } from 'react';
import { ChunkError } from './ChunkError';
import { openLoads } from './openLoads';

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

interface Attempt<P> {
  component: Promise<ComponentType<P>>;
  /** Never rejects. */
  settled: Promise<void>;
  /** The component as React sees it: one type for as long as the attempt stands, so that nothing is mounted twice. */
  Lazy: ComponentType<P>;
}

/** Unlike React.lazy alone: a chunk that is already here renders at once, and a failed one can be asked for again. */
export function lazyComponent<P extends object>(
  importer: () => Promise<{ default: ComponentType<P> }>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null;
  let failed = false;
  let attempt: Attempt<P> | null = null;

  function start(): Attempt<P> {
    if (attempt) return attempt;
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
    const settled = markedWhenDone(
      component.then(
        () => undefined,
        () => undefined,
      ),
    );
    openLoads.pending.add(settled);
    void settled.then(() => {
      openLoads.pending.delete(settled);
      openLoads.lastEnded = performance.now();
    });
    attempt = { component, settled, Lazy: asLazy(component, () => loaded) };
    return attempt;
  }

  function forget() {
    if (loaded) return;
    failed = false;
    attempt = null;
  }

  return {
    load: () => start().component,
    prefetch: () => void start().component.catch(forget),
    View: (props) => createElement(start().Lazy, props),
    useSettled: () => use(start().settled),
    isSettled: () => loaded !== null || failed,
    isLoaded: () => loaded !== null,
    forget,
  };
}

/** React.lazy asks once, at the first render; what is here by then is answered in the same breath. */
function asLazy<P>(component: Promise<ComponentType<P>>, loaded: () => ComponentType<P> | null) {
  type Module = { default: ComponentType<P> };
  const module: PromiseLike<Module> = {
    then: (ok, fail) => {
      const here = loaded();
      if (here) ok?.({ default: here });
      else void component.then((found) => ok?.({ default: found }), fail);
      return component as never;
    },
  };
  return lazy(() => module as Promise<Module>) as unknown as ComponentType<P>;
}

/** Says on the promise that it is done: `use` then answers at once instead of suspending for a moment. */
function markedWhenDone(promise: Promise<void>): Promise<void> {
  void promise.then(() => Object.assign(promise, { status: 'fulfilled', value: undefined }));
  return promise;
}
