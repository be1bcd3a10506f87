import { owedBy, promiseErrors } from '@/lib/collection/promiseErrors';
import type { CallBasis, CallResult, recordCall, SpokeTo } from '@/lib/contract/calls';
import { RESULTS_OF } from '@/lib/contract/calls';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';

/** What is typed of a call. */
export interface CallDraft {
  phone: string;
  spoke_to: SpokeTo;
  result: CallResult;
  due: string;
  amount: number | null;
  /** Said: the promise that runs is replaced. */
  replaces: boolean;
  /** Said: the borrower promised no more than a part. */
  part: boolean;
  note: string;
  /** Id of the consent that allows the hour; '': none. */
  consent: string;
  /** Kept, though outside the rule. */
  outside_rule: boolean;
}

/** Before anything was typed: a consent that holds is named at once. */
export const beginCall = ({ phone, outside, consents }: CallBasis): CallDraft => ({
  ...{ phone, spoke_to: 'BORROWER', result: 'REACHED', due: '', amount: null, note: '' },
  ...{ replaces: false, part: false },
  consent: outside === null ? '' : String(consents[0]?.id ?? ''),
  outside_rule: false,
});

/** With somebody else other results are possible. */
export const spokeTo = ({ result }: CallDraft, spoke_to: SpokeTo): Partial<CallDraft> => ({
  spoke_to,
  result: RESULTS_OF[spoke_to].includes(result) ? result : RESULTS_OF[spoke_to][0]!,
});

/** Whether it has to be said that it is kept all the same. */
export const needsWord = ({ spoke_to, consent }: CallDraft, { outside }: CallBasis): boolean =>
  (outside !== null && consent === '') || spoke_to === 'OTHER';

/** What of what is owed by its day is not promised, rupiah; 0: all is, or nothing was typed yet. */
export const notPromised = ({ result, due, amount }: CallDraft, { owed, today }: CallBasis): number =>
  result === 'PROMISED' && amount !== null ? Math.max(0, owedBy(owed, due, today) - amount) : 0;

/** What keeps a call from being sent, by field. */
export function checkCall(draft: CallDraft, basis: CallBasis): FieldErrors {
  const errors: Record<string, string> = {};
  if (!/^(?=.*\d)[0-9()+ -]{3,20}$/.test(draft.phone.trim())) errors['phone'] = 'Tulis nomor yang ditelepon.';
  if (draft.result === 'PROMISED') {
    if (draft.due === '') errors['promise.due'] = 'Pilih tanggal yang dijanjikan.';
    else if (draft.amount === null) errors['promise.amount'] = 'Tulis jumlah yang dijanjikan.';
    else {
      const { due, amount } = draft;
      const wrong = Object.entries(
        promiseErrors({ due, amount }, basis.owed, basis.today, basis.promise_until),
      );
      for (const [field, words] of wrong) errors[`promise.${field}`] = words;
      if (notPromised(draft, basis) > 0 && !draft.part)
        errors['promise.part'] = 'Nyatakan bahwa nasabah hanya menjanjikan sebagian.';
    }
  }
  if (draft.result === 'PROMISED' && basis.running && !draft.replaces)
    errors['promise.replaces'] = 'Nyatakan bahwa nasabah mengganti janji yang berjalan.';
  if (needsWord(draft, basis) && !draft.outside_rule)
    errors['outside_rule'] = 'Nyatakan bahwa telepon ini tetap dicatat.';
  return errors;
}

/** What of it is sent. */
export function callBody(draft: CallDraft, basis: CallBasis): BodyOf<typeof recordCall> {
  const { phone, spoke_to, result, note, due, amount, consent } = draft;
  return {
    ...{ phone: phone.trim(), spoke_to, result, note: note.trim() },
    promise:
      result === 'PROMISED' && amount !== null ? { due, amount, replaces: basis.running?.id ?? null } : null,
    consent_id: consent === '' ? null : Number(consent),
    outside_rule: needsWord(draft, basis) && draft.outside_rule,
  };
}
