import type { OfficeAccount } from '@/lib/contract/officeAccounts';
import { buildWaitingChange } from '@/lib/mocks/buildWaitingChange';

/** A receiving account in force. */
export const buildAccount = (over: Partial<OfficeAccount> = {}): OfficeAccount => ({
  id: 1,
  bank: 'BCA',
  number: '0351234567',
  holder: 'PT Angsur Pembiayaan',
  active: true,
  valid_from: '2026-01-05',
  version: 2,
  waiting: null,
  ...over,
});

/** One that waits for an approver of the office. */
export const buildWaitingAccount = (over: Partial<OfficeAccount> = {}): OfficeAccount => {
  const account = buildAccount({
    ...{ id: 2, bank: 'Bank Mandiri', number: '1230009876543', active: false, valid_from: null, version: 1 },
    ...over,
  });
  const what = `rekening penerima ${account.bank} ${account.number} a.n. ${account.holder} di kantor Jakarta`;
  return {
    ...account,
    waiting: buildWaitingChange({ kind: 'OFFICE_ACCOUNT', what, people: ['Bambang Kusuma'] }),
  };
};

/** In force, waiting, from tomorrow, and taken out, on 20 November 2026. */
export const buildAccounts = (): OfficeAccount[] => [
  buildAccount(),
  buildAccount({ id: 3, bank: 'BRI', number: '002201001234567', valid_from: '2026-11-21' }),
  buildWaitingAccount(),
  buildAccount({ id: 4, bank: 'BNI', number: '0188812345', active: false, version: 3 }),
];
