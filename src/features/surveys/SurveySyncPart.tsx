import { lazyOverlay } from '@/components/LazyPart/lazyPart';

/** What sends a surveyor's visits by itself; nobody else asks for its code. */
export const SurveySyncPart = lazyOverlay(
  async () => ({ default: (await import('./SurveySync')).SurveySync }),
  () => undefined,
);
