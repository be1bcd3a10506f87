import type { FieldErrors } from '@/lib/contract/envelope';
import { PASSWORD_MAX } from '@/lib/contract/passwordRule';
import { readSecondFactor } from '@/lib/contract/recoveryCode';

/** What proves that it is the account's owner. */
export interface ProofValues {
  password: string;
  code: string;
}

export const NO_PROOF: ProofValues = { password: '', code: '' };

/** What is wrong before anything is sent, beside its field. @param asksCode whether the second factor is asked for too */
export function checkProof({ password, code }: ProofValues, asksCode: boolean): FieldErrors {
  const errors: FieldErrors = {};
  if (password === '') errors.password = 'Isi kata sandi.';
  else if (password.length > PASSWORD_MAX) errors.password = 'Kata sandi salah.';
  if (asksCode && readSecondFactor(code) === null)
    errors.code = 'Isi 6 angka dari aplikasi, atau satu kode pemulihan.';
  return errors;
}
