import { lazySection } from '@/components/LazyPart/lazyPart';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { FigureNoteProps } from './FigureNote';

/** The figure that led to a page; most visits come without one, and without its code. */
export const FigureNotePart = lazySection<FigureNoteProps>(
  () => import('./FigureNote'),
  <SkeletonLines lines={1} />,
);
