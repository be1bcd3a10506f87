import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from '@/lib/lazy/lazyComponent';
import { LazyPartBoundary } from './LazyPartBoundary';

/** A part of a page whose code arrives when it is first shown. */
export type LazyPart<P> = ComponentType<P> & {
  /** Asks for the code ahead of need; a failure is met again when the part is shown. */
  prefetch: () => void;
  /** Whether the code is here. */
  isLoaded: () => boolean;
};

type Importer<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * What opens above the page: a dialog, a drawer. While its code is on its way nothing shows; where it cannot be had, or
 * fails, a card says so, which can be tried again or closed.
 * @param close finds the callback that closes it
 * @param Waiting stands in its place while the code is on its way
 */
export function lazyOverlay<P extends object>(
  importer: Importer<P>,
  close: (props: P) => (() => void) | undefined,
  Waiting?: ComponentType<P>,
): LazyPart<P> {
  const part = lazyComponent(importer);
  function Overlay(props: P) {
    return (
      <LazyPartBoundary part={part} shape="overlay" onClose={close(props)}>
        <Suspense fallback={Waiting && <Waiting {...props} />}>
          <part.View {...props} />
        </Suspense>
      </LazyPartBoundary>
    );
  }
  return Object.assign(Overlay, { prefetch: part.prefetch, isLoaded: part.isLoaded });
}

/** A part in the flow of the page; `waiting` is its shape while the code is on its way. */
export function lazySection<P extends object>(
  importer: Importer<P>,
  fallback: ReactNode = null,
): LazyPart<P> {
  const part = lazyComponent(importer);
  function Section(props: P) {
    return (
      <LazyPartBoundary part={part} shape="section">
        <Suspense fallback={fallback}>
          <part.View {...props} />
        </Suspense>
      </LazyPartBoundary>
    );
  }
  return Object.assign(Section, { prefetch: part.prefetch, isLoaded: part.isLoaded });
}

/** For parts whose callback is named so. */
export const byOnClose = (props: { onClose: () => void }): (() => void) => props.onClose;
