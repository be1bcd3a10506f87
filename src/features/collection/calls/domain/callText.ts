import type { BorrowerCall, BorrowerPromise, CallBasis, CallResult, SpokeTo } from '@/lib/contract/calls';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { StatusLabel } from '@/lib/labels/statusLabel';

export const RESULT_LABELS: Readonly<Record<CallResult, string>> = {
  REACHED: 'Tersambung',
  PROMISED: 'Janji bayar',
  REFUSED: 'Menolak membayar',
  NOT_REACHED: 'Tidak tersambung',
  MESSAGE_LEFT: 'Titip pesan',
};

export const SPOKE_TO_LABELS: Readonly<Record<SpokeTo, string>> = {
  BORROWER: 'Nasabah',
  OTHER: 'Orang lain',
  NOBODY: 'Tidak diangkat',
};

export const PROMISE_LABELS: Readonly<Record<BorrowerPromise['state'], StatusLabel>> = {
  RUNNING: { label: 'Berjalan', tone: 'waiting' },
  KEPT: { label: 'Ditepati', tone: 'paid' },
  BROKEN: { label: 'Ingkar', tone: 'overdue' },
  REPLACED: { label: 'Diganti', tone: 'neutral' },
};

export const OUTSIDE_WORDS: Readonly<Record<NonNullable<CallBasis['outside']>, string>> = {
  SUNDAY: 'Hari ini Minggu: nasabah tidak boleh ditelepon tanpa persetujuannya.',
  HOLIDAY: 'Hari ini hari libur nasional: nasabah tidak boleh ditelepon tanpa persetujuannya.',
  HOURS: 'Di luar 08.00–20.00 waktu kantor nasabah tidak boleh ditelepon tanpa persetujuannya.',
};

/** Whether the supervisor is shown a call. */
export const isOutsideRule = ({ outside_hours, consent_id, spoke_to }: BorrowerCall): boolean =>
  (outside_hours && consent_id === null) || spoke_to === 'OTHER';

/** Why the supervisor is shown a call. */
export const outsideWhy = ({ outside_hours, consent_id, spoke_to }: BorrowerCall): string =>
  [
    ...(outside_hours && consent_id === null ? ['Di luar jam'] : []),
    ...(spoke_to === 'OTHER' ? ['Bukan nasabah'] : []),
  ].join(', ');

/** A reminder of a promise: amount and day, nothing that somebody else at the phone must not read. */
export const promiseReminder = (name: string, code: string, { amount, due }: BorrowerPromise): string =>
  [
    `Yth. Bapak/Ibu ${name},`,
    `kami mengingatkan janji pembayaran kontrak ${code} sebesar ${formatRupiah(amount)} pada ${formatDate(due)}.`,
    'Abaikan pesan ini bila sudah dibayar. Terima kasih.',
  ].join('\n');
