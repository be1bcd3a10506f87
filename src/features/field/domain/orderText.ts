import { addDays } from '@/lib/arithmetic/calendar';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import { bastTime } from './bastRules';
import type { KeptBast } from '../device/KeptBast';
import type { OrderRow } from './orderRows';

/** So many days before its last one an order is to be hurried with. */
const SOON = 3;

/** How long an order holds, in a word. */
export function orderLabel(
  { valid_from, valid_until }: Pick<OrderRow['order'], 'valid_from' | 'valid_until'>,
  today: string,
): StatusLabel {
  if (today > valid_until) return { tone: 'overdue', label: 'Sudah berakhir' };
  if (today < valid_from) return { tone: 'waiting', label: `Berlaku mulai ${formatDate(valid_from)}` };
  if (today === valid_until) return { tone: 'due', label: 'Berakhir hari ini' };
  const label = `Berlaku sampai ${formatDate(valid_until)}`;
  return { tone: valid_until <= addDays(today, SOON) ? 'due' : 'paid', label };
}

export const RESULT_WORDS = { SURRENDERED: 'Unit diserahkan', REFUSED: 'Ditolak' } as const;

/** What a BAST came to, for the borrower's own phone. */
export function bastText({ facts: { order, sale }, ...bast }: KeptBast): string {
  const { figures } = order;
  return [
    `Berita acara serah terima unit, surat tugas ${order.number}`,
    `${order.customer_name}, kontrak ${order.contract_code}`,
    `${order.vehicle} ${order.plate_number}, rangka ${order.chassis_number}`,
    `Diserahkan ${formatInstant(bastTime(bast, new Date()).toISOString())}, dibawa ke ${bast.destination}.`,
    `Kewajiban per ${formatDate(figures.day)}: pokok ${formatRupiah(figures.principal)}, manfaat ekonomi ${formatRupiah(figures.interest)}, denda ${formatRupiah(figures.penalty)}, biaya ${formatRupiah(figures.cost)}. Jumlah ${formatRupiah(figures.total)}.`,
    sale.text,
  ].join('\n');
}
