import type { Settlement, TakeSettlement } from '@/lib/contract/settlements';

/** Takes an early settlement as quoted: by its number where it has one, else as of today; all in banknotes. */
export function agreeTo(quote: Settlement, over: Partial<TakeSettlement> = {}): TakeSettlement {
  const { version, as_of, principal, interest, penalty, fee, total } = quote;
  const parts = { as_of, principal, interest, penalty, fee, total };
  const money = { cash: total, bank: 0, bank_reference: 'TRF 0001', note: '' };
  return { version, quote_id: quote.quote?.id ?? null, ...parts, ...money, ...over };
}
