import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const DocsFrame = lazy(() => import('./DocsFrame'));
const DocsPage = lazy(() => import('./DocsPage'));

/** The frame of a page of words; it comes with the first of them, a story does without. */
export const docsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <DocsFrame {...props} />
  </Suspense>
);

/** The page of words that a piece has where nobody wrote one. */
export const docsPage = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);
