import type { PettyRequest } from '@/lib/contract/pettyRequests';
import {
  PETTY_VOUCHER_LABELS,
  type PettyCountKind,
  type PettyPlace,
  type PettyRequestKind,
} from '@/lib/contract/pettyTerms';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { StatusTone } from '@/lib/labels/statusLabel';

const REQUEST_KINDS: Readonly<Record<PettyRequestKind, string>> = {
  ...PETTY_VOUCHER_LABELS,
  VOUCHER: 'Voucher di atas batas',
  HOLDER: 'Serah terima kas',
};

/** Where money of a move comes from, or goes to. */
export const PLACES: Readonly<Record<PettyPlace, string>> = {
  DRAWER: 'Kas kasir',
  BANK: 'Bank',
  HEAD_OFFICE: 'Kantor pusat',
};

export const COUNT_KINDS: Readonly<Record<PettyCountKind, string>> = {
  CLOSING: 'Tutup hari',
  SURPRISE: 'Hitung mendadak',
  HANDING: 'Serah terima kas',
};

/** A move by which money leaves the fund. */
export const goesOut = (kind: PettyRequestKind): boolean => kind === 'LOWER' || kind === 'END';

/** From where or to where money of a move goes, with names: 'kas Sri Wahyuni'; '': it is no move. */
export function placeText({
  place,
  bank,
  drawer,
}: Pick<PettyVoucher, 'place' | 'bank'> & { drawer?: { name: string } | null }): string {
  if (place === null) return '';
  if (place === 'DRAWER') return drawer ? `kas ${drawer.name}` : 'kas kasir';
  return place === 'BANK' ? `bank ${bank}`.trim() : 'kantor pusat';
}

/** What is asked for, in a few words. */
export function requestTitle(request: PettyRequest): string {
  const { kind, voucher_kind: voucher, of, holder } = request;
  if (kind === 'VOUCHER' && voucher) return `${PETTY_VOUCHER_LABELS[voucher]} di atas batas`;
  if (kind === 'VOID' && of) return `Pembatalan ${of.number}`;
  if (kind === 'HOLDER' && holder) return `Serah terima kas ke ${holder.name}`;
  return REQUEST_KINDS[kind];
}

/** What it is about, in a line: payee and words of a voucher, where a move's money goes, what was counted. */
export function requestSummary(request: PettyRequest): string {
  const { kind, payee, description, vouchers, counted, expected, explanation, reason } = request;
  if (kind === 'VOUCHER') return [payee, description].filter(Boolean).join(': ');
  if (kind === 'DIFFERENCE' || kind === 'HOLDER')
    return [`Dihitung ${formatRupiah(counted ?? 0)}, seharusnya ${formatRupiah(expected ?? 0)}`, explanation]
      .filter(Boolean)
      .join('. ');
  if (kind === 'VOID') return reason;
  const way = goesOut(kind) ? 'ke' : 'dari';
  const named = kind === 'TOP_UP' ? `${vouchers.length} voucher, ` : '';
  return `${named}${way} ${placeText(request)}`;
}

/** How a voucher stands; where `today` is known, an advance says until when, or since when it is late. */
export function voucherState(
  { state, due }: Pick<PettyVoucher, 'state' | 'due'>,
  today?: string,
): { tone: StatusTone; label: string } {
  switch (state) {
    case 'NOT_REPLENISHED':
      return { tone: 'due', label: 'Belum diisi' };
    case 'REPLENISHED':
      return { tone: 'paid', label: 'Sudah diisi' };
    case 'OPEN':
      if (today === undefined || due === null) return { tone: 'waiting', label: 'Belum selesai' };
      return due < today
        ? { tone: 'overdue', label: `Terlambat sejak ${formatDate(due)}` }
        : { tone: 'waiting', label: `Paling lambat ${formatDate(due)}` };
    case 'SETTLED':
      return { tone: 'paid', label: 'Dipertanggungjawabkan' };
    case 'VOIDED':
      return { tone: 'neutral', label: 'Dibatalkan' };
    case 'DONE':
      return { tone: 'neutral', label: 'Selesai' };
  }
}

/** What went through the fund by a voucher, with its sign: +Rp… in, −Rp… out. */
export const movedBy = ({ debit, credit }: Pick<PettyVoucher, 'debit' | 'credit'>): number => debit - credit;
