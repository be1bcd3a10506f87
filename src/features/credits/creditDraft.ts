import { readOwn, writeOwn } from '@/lib/session/ownEntries';
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

/** The kept draft of a receipt, or null; one that does not fit the form is none. */
export function readDraft(id: string, start: CreditFormValues): CreditDraft | null {
  try {
    const draft = JSON.parse(readOwn(nameOf(id)) ?? 'null') as CreditDraft | null;
    return draft && fits(draft.values, start) && fits(draft.base, start) ? draft : null;
  } catch {
    return null;
  }
}

/** Storage may hold what an older version of the app wrote. */
function fits(kept: CreditFormValues, start: CreditFormValues): boolean {
  return (Object.keys(start) as (keyof CreditFormValues)[]).every((field) => {
    const value = kept[field];
    return typeof start[field] === 'number'
      ? value === null || Number.isSafeInteger(value)
      : typeof value === 'string';
  });
}

/** Keeps a draft; null drops it. */
export function writeDraft(id: string, draft: CreditDraft | null): void {
  writeOwn(nameOf(id), draft && JSON.stringify(draft));
}
