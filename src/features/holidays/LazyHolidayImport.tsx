import { lazySection } from '@/components/LazyPart/lazyPart';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';

/** The upload of holidays; its code arrives when it is opened. */
export const LazyHolidayImport = lazySection(() => import('./HolidayImport'), <SkeletonLines lines={8} />);
