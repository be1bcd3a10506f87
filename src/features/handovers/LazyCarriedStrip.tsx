import { lazySection } from '@/components/LazyPart/lazyPart';

/** The strip on Home; its code arrives only for those who take money. */
export const LazyCarriedStrip = lazySection(async () => ({
  default: (await import('./CarriedStrip')).CarriedStrip,
}));
