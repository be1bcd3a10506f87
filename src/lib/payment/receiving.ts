import type { Receiving, ReceivingAccount } from '../contract/officeAccounts';
import { referenceOf, type Transfer } from './means';

/** An account as people call it: 'BCA 0351234567 a.n. PT Angsur'. */
export const accountLabel = ({ bank, number, holder }: Omit<ReceivingAccount, 'id'>): string =>
  `${bank} ${number} a.n. ${holder}`;

/** The account of a transfer as it is kept; where nothing is transferred there is none. */
export const accountOf = ({ bank, bank_account = null }: Transfer): number | null =>
  (bank ?? 0) > 0 ? bank_account : null;

/** What is kept of a transfer beside its sum. */
export const transferOf = (transfer: Transfer) => ({
  bank_reference: referenceOf(transfer),
  bank_account: accountOf(transfer),
});

/** What was chosen, or the only one that there is. */
export const presetAccount = (chosen: number | null, { accounts }: Receiving): number | null =>
  chosen ?? (accounts.length === 1 ? (accounts[0]?.id ?? null) : null);

/** Why an office takes no transfer on an account, in words with what to do; null: it does. */
export function noAccountText({ accounts, required }: Receiving): string | null {
  if (accounts.length > 0) return null;
  const ask =
    'Minta pemegang hak data master mengaturnya di Kantor Cabang; setelah orang kedua menyetujui, rekeningnya berlaku besok.';
  return required
    ? `Tidak ada rekening kantor ini yang berlaku hari ini, jadi transfer tidak diterima. ${ask}`
    : `Kantor ini belum punya rekening penerima. ${ask} Sampai saat itu transfer dicatat dengan nomor referensi saja.`;
}

/** Why a transfer is on no account of the office in force, in words beside the field; null: it is, or there is none. */
export function accountError(transfer: Transfer, receiving: Receiving): string | null {
  if ((transfer.bank ?? 0) === 0) return null;
  const id = accountOf(transfer);
  if (id === null) {
    if (!receiving.required) return null;
    return noAccountText(receiving) ?? 'Wajib diisi: pilih ke rekening mana uangnya ditransfer.';
  }
  return receiving.accounts.some((account) => account.id === id)
    ? null
    : (noAccountText(receiving) ?? 'Bukan rekening kantor ini yang berlaku hari ini. Pilih yang lain.');
}
