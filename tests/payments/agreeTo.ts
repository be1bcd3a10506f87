import type { Settlement, TakeSettlement } from '@/lib/contract/settlements';

/** Takes an early settlement as quoted: by its number where it has one, else as of today; all in banknotes. */
export function agreeTo(quote: Settlement, over: Partial<TakeSettlement> = {}): TakeSettlement {
  const { version, as_of, principal, interest, penalty, fee, total } = quote;
  const parts = { as_of, principal, interest, penalty, fee, total };
  return { version, quote_id: quote.quote?.id ?? null, ...parts, cash: total, bank: 0, note: '', ...over };
}
