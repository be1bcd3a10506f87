import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settlement } from '@/lib/contract/payments';
import { giveQuote } from '@/lib/contract/quotes';
import { errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { paymentKeys } from './payments.queries';

/** Gives the settlement of today as a numbered quote; tried again, the server gives the same one. */
export function useGiveQuote(code: string, onGiven: (quote: Settlement) => void) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(giveQuote, { params: { id: code } }),
    onSuccess: (quote) => {
      client.setQueryData<Settlement[]>(paymentKeys.quotes(code), (held = []) => [
        quote,
        ...held.filter((one) => one.quote?.id !== quote.quote?.id),
      ]);
      onGiven(quote);
    },
  });
  return { give: () => mutate(), isPending, problem: error ? errorMessage(error) : undefined };
}
