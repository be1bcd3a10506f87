import { lazySection } from '@/components/LazyPart/lazyPart';

/** The strip on Home; its code arrives only for those who keep petty cash. */
export const LazyPettyStrip = lazySection(async () => ({
  default: (await import('./PettyStrip')).PettyStrip,
}));
