import { lazySection } from '@/components/LazyPart/lazyPart';

/** The strip on Home; its code arrives only for those who keep contracts. */
export const LazyFiduciaryStrip = lazySection(async () => ({
  default: (await import('./FiduciaryStrip')).FiduciaryStrip,
}));
