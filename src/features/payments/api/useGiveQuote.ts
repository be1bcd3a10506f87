import { useQueryClient } from '@tanstack/react-query';
import type { Settlement } from '@/lib/contract/settlements';
import { giveQuote } from '@/lib/contract/quotes';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { paymentKeys } from './payments.queries';

/** Gives the settlement of today as a numbered quote. It sends no key: tried again, the server gives the same one. */
export function useGiveQuote(code: string, onGiven: (quote: Settlement) => void) {
  const client = useQueryClient();
  return useWrite<void, Settlement>({
    target: code,
    send: () => call(giveQuote, { params: { id: code } }),
    onSuccess: (quote) => {
      client.setQueryData<Settlement[]>(paymentKeys.quotes(code), (held = []) => [
        quote,
        ...held.filter((one) => one.quote?.id !== quote.quote?.id),
      ]);
      onGiven(quote);
    },
  });
}
