import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Suspense, type PropsWithChildren } from 'react';
import { lazyComponent } from '@/lib/lazy/lazyComponent';

const frame = lazyComponent<PropsWithChildren<DocsContainerProps>>(() => import('./DocsFrame'));
const page = lazyComponent<object>(() => import('./DocsPage'));

/** The frame of a page of words; it comes with the first of them, a story does without. */
export const docsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <frame.View {...props} />
  </Suspense>
);

/** The page of words that a piece has where nobody wrote one. */
export const docsPage = () => (
  <Suspense>
    <page.View />
  </Suspense>
);
