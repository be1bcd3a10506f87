import type { FieldErrors } from '@/lib/contract/envelope';
import { PASSWORD_MAX, passwordFault, type PasswordOwner } from '@/lib/contract/passwordRule';

/** What is typed to change a password; field names are the contract's, and `repeat` the form's own. */
export interface PasswordValues {
  current_password: string;
  new_password: string;
  repeat: string;
}

export const NO_PASSWORDS: PasswordValues = { current_password: '', new_password: '', repeat: '' };

/** What is wrong before anything is sent, beside its field; the rule itself is the server's too. */
export function checkPasswords(values: PasswordValues, owner: PasswordOwner): FieldErrors {
  const { current_password, new_password, repeat } = values;
  const errors: FieldErrors = {};
  if (current_password === '') errors.current_password = 'Isi kata sandi saat ini.';
  else if (current_password.length > PASSWORD_MAX) errors.current_password = 'Kata sandi saat ini salah.';
  const fault =
    new_password !== '' && new_password === current_password
      ? 'Sama dengan kata sandi saat ini. Pilih yang lain.'
      : passwordFault(new_password, owner);
  if (fault !== null) errors.new_password = fault;
  else if (repeat === '') errors.repeat = 'Ketik kata sandi baru sekali lagi.';
  else if (repeat !== new_password) errors.repeat = 'Belum sama dengan kata sandi baru.';
  return errors;
}
