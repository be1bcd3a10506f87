import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';

/** The request that waits on a receipt, opened in its modal; its code comes with it. */
export const CreditReviewPart = lazyOverlay(() => import('./CreditReview'), byOnClose);
