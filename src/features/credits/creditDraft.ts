import * as z from 'zod/mini';
import { readOwn, writeOwn } from '@/lib/session/ownEntries';
import { parseKept } from '@/lib/session/parseKept';
import type { CreditFormValues } from './domain/creditFormValues';

/*
 * What was typed into a change request, kept per receipt in this tab until it is sent or discarded. Where storage
 * is missing or full the form works on, only without this net.
 */
export interface CreditDraft {
  values: CreditFormValues;
  /** The receipt's own values that it was typed over. */
  base: CreditFormValues;
}

const nameOf = (id: string) => `nota.draf.${id}` as const;

const amount = z.nullable(z.int());

const valuesSchema = z.object({
  date_invoice: z.string(),
  date_maturity: z.string(),
  date_payment: z.string(),
  credit: amount,
  credit_discount: amount,
  credit_payment: amount,
  penalty: amount,
  penalty_discount: amount,
  penalty_payment: amount,
  collector_payment: amount,
  cash: amount,
  bank: amount,
  cashier: z.string(),
  note: z.string(),
  reason: z.string(),
});

const draftSchema = z.object({ values: valuesSchema, base: valuesSchema });

/** The kept draft of a receipt, or null; one that does not fit the form is none. */
export const readDraft = (id: string): CreditDraft | null => parseKept(readOwn(nameOf(id)), draftSchema);

/** Keeps a draft; null drops it. */
export function writeDraft(id: string, draft: CreditDraft | null): void {
  writeOwn(nameOf(id), draft && JSON.stringify(draft));
}
