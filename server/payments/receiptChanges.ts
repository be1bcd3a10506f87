import type { Changes } from '../platform/core/changes';

/** What the log says of a receipt that was written: what was paid, forgiven, how, and for which day. */
const LOGGED = [
  'payment',
  'credit_payment',
  'credit_discount',
  'penalty_payment',
  'penalty_discount',
  'collector_payment',
  'cash',
  'bank',
  'deposit',
  'date_payment',
  'date_invoice',
] as const;

/** Of a new receipt as changed fields: each from nothing. Amounts of 0 say nothing and are left out. */
export function receiptChanges(
  receipt: Readonly<Partial<Record<(typeof LOGGED)[number], number | string | null | undefined>>>,
): Changes {
  return Object.fromEntries(
    LOGGED.flatMap((field): [string, [null, unknown]][] => {
      const value = receipt[field];
      return value === undefined || value === null || value === 0 ? [] : [[field, [null, value]]];
    }),
  );
}
