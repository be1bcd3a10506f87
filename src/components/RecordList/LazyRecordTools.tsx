import type { ReactNode } from 'react';
import { lazySection } from '@/components/LazyPart/lazyPart';
import type { RecordToolsProps } from './RecordTools';

/** The tools of a list, whose code comes when they are first shown. */
export const LazyRecordTools = lazySection(() => import('./RecordTools')) as <R>(
  props: RecordToolsProps<R>,
) => ReactNode;
