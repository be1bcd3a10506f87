import { lazySection } from '@/components/LazyPart/lazyPart';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';

/** The upload of a price list; its code arrives when it is opened. */
export const LazyPriceImport = lazySection(() => import('./PriceImport'), <SkeletonLines lines={8} />);
