import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findContracts, getPaymentCard } from '@/lib/contract/paymentCard';
import { getReceiptPaper } from '@/lib/contract/receiptPaper';
import { getSettlement } from '@/lib/contract/settlements';
import { listQuotes } from '@/lib/contract/quotes';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** From general to special; a payment that was taken marks `all`. */
export const paymentKeys = {
  all: queryRoot('payments'),
  found: (search: string) => [...paymentKeys.all, 'found', search] as const,
  card: (code: string) => [...paymentKeys.all, 'card', code] as const,
  settlement: (code: string) => [...paymentKeys.all, 'settlement', code] as const,
  quotes: (code: string) => [...paymentKeys.all, 'quotes', code] as const,
  paper: (id: string) => [...paymentKeys.all, 'paper', id] as const,
};

/** The contracts that a search finds; the hits before stay while the next are fetched. */
export function foundOptions(search: string) {
  return queryOptions({
    queryKey: paymentKeys.found(search),
    queryFn: ({ signal }) => call(findContracts, { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

/** A contract's card. Money is taken on it, so it is never shown from an hour ago without asking again. */
export function cardOptions(code: string) {
  return queryOptions({
    queryKey: paymentKeys.card(code),
    queryFn: ({ signal }) => call(getPaymentCard, { params: { id: code }, signal }),
    staleTime: 0,
  });
}

/** The settlement quote of today. */
export function settlementOptions(code: string) {
  return queryOptions({
    queryKey: paymentKeys.settlement(code),
    queryFn: ({ signal }) => call(getSettlement, { params: { id: code }, signal }),
    staleTime: 0,
  });
}

/** The numbered quotes of a contract that still hold. */
export function quotesOptions(code: string) {
  return queryOptions({
    queryKey: paymentKeys.quotes(code),
    queryFn: ({ signal }) => call(listQuotes, { params: { id: code }, signal }),
    staleTime: 0,
  });
}

/** What the next print of a receipt would say. */
export function paperOptions(id: string) {
  return queryOptions({
    queryKey: paymentKeys.paper(id),
    queryFn: ({ signal }) => call(getReceiptPaper, { params: { id }, signal }),
    staleTime: 0,
    // A paper of before must not be taken for the one that comes out now.
    gcTime: 0,
  });
}
