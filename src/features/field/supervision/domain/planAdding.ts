import type { PlanOverview } from '@/lib/contract/collectorPlan';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { DistributionAccount } from '@/lib/contract/distribution';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import { formatNumber } from '@/lib/format/rupiah';
import { MAX_PLAN_ROWS } from '@/lib/contract/visitTerms';

/** An account that is to be added; '' where only its code is known. */
export interface ChosenAccount {
  code: string;
  name: string;
}

export interface AddingDraft {
  contract_codes: readonly ChosenAccount[];
  reason: string;
}

export const NO_ADDING: AddingDraft = { contract_codes: [], reason: '' };

/** Accounts that are added at once at most (`addToPlan`). */
const MOST = 50;

export function checkAdding({ contract_codes, reason }: AddingDraft, { rows }: PlanOverview): FieldErrors {
  const most = Math.min(MOST, Math.max(0, MAX_PLAN_ROWS - rows.length));
  const errors: Record<string, string> = {};
  if (contract_codes.length === 0) errors['contract_codes'] = 'Pilih akun yang ditambahkan.';
  if (contract_codes.length > most)
    errors['contract_codes'] = `Paling banyak ${formatNumber(most)} akun lagi dapat ditambahkan sekaligus.`;
  if (reason.trim().length < MIN_REASON_LENGTH)
    errors['reason'] = `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`;
  return errors;
}

/** The code of a contract as people type it; null: it is none. */
export function typedCode(search: string): string | null {
  const code = search.trim().toUpperCase();
  return /^(?=.*\d)[A-Z0-9]+(?:[-/][A-Z0-9]+)+$/.test(code) && code.length <= 40 ? code : null;
}

/**
 * What can be chosen: accounts that were found and are not in the plan or chosen, and a whole code that was typed, for what
 * is not due yet stands in no list of accounts.
 */
export function addingChoices(
  search: string,
  found: readonly Pick<DistributionAccount, 'code' | 'customer'>[],
  chosen: readonly ChosenAccount[],
  { rows }: Pick<PlanOverview, 'rows'>,
): ChosenAccount[] {
  const taken = new Set([...chosen.map(({ code }) => code), ...rows.map((row) => row.contract_code)]);
  const accounts = found.map(({ code, customer }) => ({ code, name: customer }));
  const code = typedCode(search);
  const typed = code === null || accounts.some((one) => one.code === code) ? [] : [{ code, name: '' }];
  return [...accounts, ...typed].filter((one) => !taken.has(one.code));
}
