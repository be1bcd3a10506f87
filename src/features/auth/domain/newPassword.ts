import { passwordFault, type PasswordOwner } from '@/lib/contract/passwordRule';

/** A password that is chosen, typed twice; the first name is the contract's. */
export interface NewPassword {
  new_password: string;
  repeat: string;
}

export const NO_NEW_PASSWORD: NewPassword = { new_password: '', repeat: '' };

/** What is wrong before anything is sent, beside its field; the rule itself is the server's too. */
export function checkNewPassword(
  { new_password, repeat }: NewPassword,
  owner: PasswordOwner,
): Partial<Record<keyof NewPassword, string>> {
  const fault = passwordFault(new_password, owner);
  if (fault !== null) return { new_password: fault };
  if (repeat === '') return { repeat: 'Ketik kata sandi sekali lagi.' };
  return repeat === new_password ? {} : { repeat: 'Belum sama dengan kata sandi di atas.' };
}
