import { addDays } from '@/lib/arithmetic/calendar';
import type { PlanRow } from '@/lib/contract/collectorPlan';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatDayBrief } from '@/lib/format/tanggal';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import { RESULT_LABELS } from '@/lib/labels/visitLabels';

/** How late an account is, or what became of it since the plan was made, in a word. */
export function standingLabel({ state, dpd }: Pick<PlanRow, 'state' | 'dpd'>): StatusLabel {
  if (state !== 'OPEN') return STATES[state];
  if (dpd > 0) return { tone: 'overdue', label: `Terlambat ${dpd} hari` };
  if (dpd === 0) return { tone: 'due', label: 'Jatuh tempo hari ini' };
  return { tone: 'neutral', label: dpd === -1 ? 'Jatuh tempo besok' : `Jatuh tempo ${-dpd} hari lagi` };
}

const STATES: Readonly<Record<Exclude<PlanRow['state'], 'OPEN'>, StatusLabel>> = {
  PAID: { tone: 'paid', label: 'Sudah dibayar' },
  MOVED: { tone: 'neutral', label: 'Bukan akun Anda lagi' },
  ENDED: { tone: 'neutral', label: 'Kontrak sudah berakhir' },
};

/** Why it stands in the plan, where that is not how late it is. */
export function sourceText({ source, promise, added_reason }: PlanRow, day: string): string {
  if (source === 'ADDED') return `Ditambahkan supervisor: ${added_reason}`;
  if (promise === null) return '';
  const when =
    promise.due === day
      ? 'hari ini'
      : promise.due === addDays(day, 1)
        ? 'besok'
        : formatDayBrief(promise.due);
  return `Janji ${when}: ${formatRupiah(promise.amount)}`;
}

/** What the last visit came to. */
export function lastVisitText({ last_visit }: PlanRow): string {
  if (last_visit === null) return 'Belum pernah dikunjungi';
  const { day, result, note } = last_visit;
  return [`Kunjungan terakhir ${formatDayBrief(day)}: ${RESULT_LABELS[result]}`, note]
    .filter(Boolean)
    .join(' · ');
}

/** Announces a visit: who comes and that it is about the contract, nothing that somebody else must not read. */
export const comingText = ({
  customer_name,
  contract_code,
}: Pick<PlanRow, 'customer_name' | 'contract_code'>) =>
  [
    `Yth. Bapak/Ibu ${customer_name},`,
    `hari ini kami berencana mengunjungi Anda mengenai kontrak ${contract_code}.`,
    'Mohon kabari kami jam yang sesuai. Terima kasih.',
  ].join('\n');

/** What a TTS says, on paper and by WhatsApp. */
export interface TtsSaid {
  number: string;
  code: string;
  name: string;
  /** Rupiah. */
  amount: number;
  /** The office's day, `YYYY-MM-DD`, and its time, `14:02`. */
  day: string;
  time: string;
  /** Who took it. */
  collector: string;
}

/** The same as the paper, by WhatsApp. */
export const ttsText = ({ number, code, name, amount, day, time, collector }: TtsSaid): string =>
  [
    `Tanda terima sementara ${number}`,
    `Telah diterima dari ${name} untuk kontrak ${code}: ${formatRupiah(amount)} pada ${formatDate(day)} pukul ${time}.`,
    `Diterima oleh ${collector}.`,
    'Nota pembayaran dibuat kantor setelah uang disetor. Simpan pesan ini.',
  ].join('\n');
