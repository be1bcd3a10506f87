import { checkPayment, type PaymentPlan } from './checkPayment';
import type { CheckedCard } from './cardOn';
import { splitPayment, type TypedPayment } from './splitPayment';

/** What money that a collector was handed becomes on a card; rupiah. */
export interface FieldPayment extends PaymentPlan {
  /** The notas' day. */
  date: string;
  /** What found no line: it is left as deposit. */
  rest: number;
}

/** The day of a TTS on a card: its own, and never before the contract or after the card's. */
function dayOn({ contract, as_of }: CheckedCard, day: string): string {
  const { date_start: start } = contract.structure;
  return day > as_of ? as_of : day < start ? start : day;
}

/**
 * What `amount` rupiah, taken on `day`, becomes on a card (DOMAIN, Nota of a TTS): what is owed first, as at the counter on
 * that day, and the rest a deposit. Or why it becomes nothing, in words.
 */
export function fieldPayment(
  shown: CheckedCard,
  { day, amount }: { day: string; amount: number },
): FieldPayment | { problem: string } {
  const date = dayOn(shown, day);
  const split = splitPayment(shown, { date_payment: date, amount, waivers: [] });
  const { rest } = split;
  const payment: TypedPayment = {
    date_payment: date,
    amount: amount - rest,
    waivers: [],
    collector_payment: 0,
    cash: amount,
    bank: 0,
    deposit_added: rest,
  };
  if (rest === amount)
    return { date, rest, receipts: [], later: [], deposit: { amount, cash: amount, bank: 0 } };
  const { errors, obstacles, plan } = checkPayment(shown, payment, true, rest === 0 ? split : undefined);
  const [problem] = Object.values({ ...obstacles, ...errors });
  return plan ? { ...plan, date, rest } : { problem: problem ?? 'Uang ini tidak dapat menjadi nota.' };
}
