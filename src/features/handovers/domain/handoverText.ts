import type { HandoverBasis, HandoverLine, HandoverRow } from '@/lib/contract/handovers';
import type { FieldChange } from '@/lib/editor/editor';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

/** A nota of a TTS, as far as it is told. Rupiah; `overdue` in days. */
interface PaidShare {
  credit_to: number;
  credit_payment: number;
  penalty_payment: number;
  overdue: number;
}

/** What a nota pays: "Angsuran ke-5 Rp720.000, denda 10 hari Rp20.000". */
export const shareText = (share: PaidShare): string => capital(shareWords(share));

function shareWords(share: PaidShare): string {
  const { credit_to, credit_payment, penalty_payment, overdue } = share;
  const parts = [
    credit_payment > 0 && `angsuran ke-${credit_to} ${formatRupiah(credit_payment)}`,
    penalty_payment > 0 &&
      `denda ${formatNumber(overdue)} hari ${formatRupiah(penalty_payment)}${credit_payment > 0 ? '' : ` angsuran ke-${credit_to}`}`,
  ].filter((part) => part !== false);
  return parts.join(', ') || `angsuran ke-${credit_to}`;
}

/** A sentence begins with it. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a TTS becomes, in one line. */
export function lineText(line: HandoverLine): string {
  if (line.becomes === 'RETURN') return `${formatRupiah(line.returned)} dikembalikan`;
  const parts = [
    ...line.shares.map(shareWords),
    ...(line.deposit > 0 ? [`titipan ${formatRupiah(line.deposit)}`] : []),
    `pada ${line.pays_on ?? ''} tanggal ${formatDate(line.date_payment ?? line.day)}`,
    ...(line.second_person ? ['menunggu orang kedua'] : []),
  ];
  return capital(parts.join(', '));
}

/** What differs since it was shown, by TTS; it always names something, or there is no way on. */
export function basisChanges(base: HandoverBasis, now: HandoverBasis): FieldChange[] {
  const before = new Map(base.rows.map((line) => [line.tts_id, line]));
  const after = new Map(now.rows.map((line) => [line.tts_id, line]));
  const changed = [
    ...base.rows.flatMap((line) => {
      const next = after.get(line.tts_id);
      const text = next ? lineText(next) : 'tidak dibawa kolektor ini lagi';
      return text === lineText(line) ? [] : [{ label: line.number, before: lineText(line), after: text }];
    }),
    ...now.rows.flatMap((line) =>
      before.has(line.tts_id) ? [] : [{ label: line.number, before: 'belum ada', after: lineText(line) }],
    ),
  ];
  return changed.length > 0
    ? changed
    : [{ label: 'Rincian', before: 'yang ditampilkan', after: 'hitungan terbaru' }];
}

/** What one press will do, one sentence each. */
export function outcomeLines(basis: HandoverBasis, difference: number): string[] {
  const { rows, sums, collector } = basis;
  const waits = rows.filter(({ second_person }) => second_person !== null).length;
  const returned = rows.filter(({ becomes }) => becomes === 'RETURN').length;
  const posted = rows.length - waits - returned;
  const tts = (count: number) => `${formatNumber(count)} tanda terima`;
  const sentences = [
    posted > 0 &&
      `${tts(posted)} langsung dibukukan, ${formatRupiah(sums.amount - sums.waiting - sums.returned)}.`,
    waits > 0 && `${tts(waits)} menunggu penyetuju, ${formatRupiah(sums.waiting)}.`,
    returned > 0 && `${tts(returned)} akan dikembalikan, ${formatRupiah(sums.returned)}.`,
    difference < 0 && `${formatRupiah(-difference)} menjadi kurang setor ${collector.name}.`,
    difference > 0 && `${formatRupiah(difference)} dicatat sebagai lebih setor di kas Anda.`,
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** How a TTS of a hand-over stands by now. */
export function rowState(row: HandoverRow): { tone: 'paid' | 'waiting' | 'due' | 'neutral'; label: string } {
  if (row.state === 'RETURNED') return { tone: 'neutral', label: 'Dikembalikan' };
  if (row.voided) return { tone: 'neutral', label: 'Pembayarannya dibatalkan' };
  if (row.state === 'POSTED')
    return { tone: 'paid', label: row.invoices.length > 0 ? 'Menjadi nota' : 'Menjadi titipan' };
  if (row.to_return) return { tone: 'due', label: 'Harus dikembalikan' };
  return row.request_id === null
    ? { tone: 'due', label: 'Belum diminta' }
    : { tone: 'waiting', label: 'Menunggu penyetuju' };
}

/** What comes next after a hand-over was taken, as a sentence. */
export function nextText({
  shortage,
  underway,
  surplus,
}: {
  shortage: { amount: number } | null;
  underway: number;
  surplus: number;
}): string {
  if (shortage) return `Kurang setor ${formatRupiah(shortage.amount)} tercatat.`;
  if (surplus > 0) return `Lebih setor ${formatRupiah(surplus)} ada di kas Anda.`;
  return underway > 0
    ? `${formatNumber(underway)} tanda terima masih menunggu.`
    : 'Berita acaranya ditandatangani berdua.';
}
