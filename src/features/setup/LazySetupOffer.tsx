import { lazySection } from '@/components/LazyPart/lazyPart';

/** The card on Home; its code arrives only for those who may set a company up. */
export const LazySetupOffer = lazySection(async () => ({
  default: (await import('./SetupOffer')).SetupOffer,
}));
