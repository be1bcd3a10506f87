import { lazySection } from '@/components/LazyPart/lazyPart';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';

/** The upload of regions; its code arrives when it is opened. */
export const LazyRegionImport = lazySection(() => import('./RegionImport'), <SkeletonLines lines={8} />);
