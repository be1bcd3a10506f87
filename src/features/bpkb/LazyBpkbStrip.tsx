import { lazySection } from '@/components/LazyPart/lazyPart';

/** The strip on Home; its code arrives only for those who keep books or head a branch. */
export const LazyBpkbStrip = lazySection(async () => ({
  default: (await import('./BpkbStrip')).BpkbStrip,
}));
