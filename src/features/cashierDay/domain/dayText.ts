import type { CashierDayState, CashMovement } from '@/lib/contract/cashierDay';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import type { TransferState } from '@/lib/contract/transferState';
import { formatDateShort, formatInstant } from '@/lib/format/tanggal';
import type { StatusLabel } from '@/lib/labels/statusLabel';

const STATES: Record<CashierDayState, StatusLabel> = {
  OPEN: { label: 'Belum ditutup', tone: 'due' },
  CLOSED: { label: 'Sudah ditutup', tone: 'paid' },
  CHANGED: { label: 'Berubah sesudah ditutup', tone: 'waiting' },
};

/** How a drawer stands on a day, in words; null: nothing moved in it, so there is nothing to close. */
export const dayStatusLabel = (state: CashierDayState | null): StatusLabel =>
  state === null ? { label: 'Kas tidak bergerak', tone: 'neutral' } : STATES[state];

const KINDS: Record<CashMovement['kind'], string> = {
  TAKEN: 'Pembayaran diterima',
  VOIDED: 'Nota dibatalkan',
  CORRECTED: 'Nota diperbaiki',
  DEPOSIT_ADDED: 'Titipan diterima',
  DEPOSIT_PAID_BACK: 'Titipan dikembalikan',
  DEPOSIT_VOIDED: 'Titipan dibatalkan',
  DISBURSEMENT: 'Pencairan tunai',
  TO_BANK: 'Disetor ke bank',
  TO_SAFE: 'Disimpan di brankas',
  TO_HOLDER: 'Diserahkan ke kasir lain',
  FROM_HOLDER: 'Diterima dari kasir lain',
  FROM_SAFE: 'Diambil dari brankas',
  FROM_BANK: 'Diambil dari bank',
  FROM_HEAD_OFFICE: 'Diterima dari kantor pusat',
  FIELD_HELD: 'Setoran kolektor menunggu keputusan',
  FIELD_RELEASED: 'Setoran kolektor menjadi nota',
  FIELD_RETURNED: 'Setoran kolektor dikembalikan',
  FIELD_SHORT: 'Kurang setor kolektor',
  FIELD_SURPLUS: 'Lebih setor kolektor',
  TO_PETTY_CASH: 'Ke kas kecil',
  FROM_PETTY_CASH: 'Dari kas kecil',
  FIELD_SHORT_PAID: 'Kurang setor dibayar',
};

const OTHER_DAY: Record<ReceiptDay, string> = { entered: 'hari sebelumnya', paid: 'dientri hari lain' };

/** What moved money, in words. By entry a correction of an earlier day says so; by payment what was entered on another. */
export function movementText(kind: CashMovement['kind'], by: ReceiptDay, ofOtherDay: boolean): string {
  return ofOtherDay ? `${KINDS[kind]} (${OTHER_DAY[by]})` : KINDS[kind];
}

/** `14.05` of an instant. */
export const timeOf = (at: string): string => formatInstant(at).split(', ')[1] ?? '';

type Line = Pick<CashMovement, 'kind' | 'day' | 'entered' | 'paid' | 'transfer_state'>;

const TRANSFERS: Record<TransferState, string> = {
  UNCONFIRMED: 'transfer belum dikonfirmasi',
  CONFIRMED: 'transfer dikonfirmasi',
  UNKNOWN: 'transfer tidak diketahui',
};

/** One line of `day`, with the other of its two days where that is another one, and what is known of its transfer. */
export function lineText(line: Line, by: ReceiptDay, day: string): string {
  const { transfer_state: state } = line;
  return state ? `${daysText(line, by, day)}, ${TRANSFERS[state]}` : daysText(line, by, day);
}

function daysText({ kind, day: moved, entered, paid }: Line, by: ReceiptDay, day: string): string {
  if (by === 'paid') return moved === day ? KINDS[kind] : `${KINDS[kind]}, dientri ${formatDateShort(moved)}`;
  const words = movementText(kind, by, entered < day);
  return paid === day ? words : `${words}, dibayar ${formatDateShort(paid)}`;
}
