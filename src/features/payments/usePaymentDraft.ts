import { useState } from 'react';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { cardKey, readKept, writeKept } from './domain/keptDraft';
import { emptyDraft, type PaymentDraft } from './domain/paymentDraft';

interface Typed {
  draft: PaymentDraft;
  /** The card over which it was brought back, until something of it is changed. */
  broughtBackOn: string | null;
}

const fresh = (shown: PaymentCard): Typed => ({
  draft: emptyDraft(shown),
  broughtBackOn: null,
});

function start(shown: PaymentCard): Typed {
  const kept = readKept(shown);
  return kept ? { draft: kept, broughtBackOn: cardKey(shown) } : fresh(shown);
}

/** What is typed over a card, kept while the form is left. */
export function usePaymentDraft(shown: PaymentCard) {
  const [typed, setTyped] = useState(() => start(shown));
  const { draft, broughtBackOn } = typed;
  // The card of before was shown until the server's came: what was brought back is not for this one.
  if (broughtBackOn !== null && broughtBackOn !== cardKey(shown)) setTyped(fresh(shown));
  return {
    draft,
    /** It was typed before, and nothing of it was changed since. */
    isBroughtBack: broughtBackOn !== null,
    change: (change: Partial<PaymentDraft>) => {
      const next = { ...draft, ...change };
      setTyped({ draft: next, broughtBackOn: null });
      writeKept(shown, next);
    },
    /** Stays on screen, but is not brought back: it is being sent, and may be written although no answer comes. */
    forget: () => writeKept(shown, null),
    /** Nothing of it was written: it is brought back again. */
    keep: () => writeKept(shown, draft),
    /** An untouched form over this card. */
    clear: (card: PaymentCard) => {
      setTyped(fresh(card));
      writeKept(card, null);
    },
  };
}
