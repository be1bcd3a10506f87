import type { ReportDefinition, ReportGap } from '@/lib/contract/reportTerms';
import type { ReportDays } from './reportSpan';
import { spanText } from './reportSpan';

const WHEN = { period: 'dalam masa ini', month: 'dalam bulan ini', day: 'pada hari itu', now: 'saat ini' };

/** Why a report has no rows, in words. */
export function gapWords(
  gap: ReportGap,
  { span, noun }: ReportDefinition,
  days: Required<ReportDays>,
): { title: string; why: string } {
  const when = spanText(span, days);
  if (gap === 'not-over')
    return {
      title: `${when} belum selesai`,
      why: 'Laporan ini dibuat dari angka pada akhirnya. Pilih yang sudah selesai.',
    };
  if (gap === 'not-kept')
    return {
      title: `Akhir ${when} tidak tersimpan`,
      why: 'Angka akhir hari disimpan setiap malam dan tidak dibuat sesudahnya. Pilih yang lain.',
    };
  if (gap === 'no-month-before')
    return {
      title: 'Akhir bulan sebelumnya tidak tersimpan',
      why: `Perpindahan dihitung dari akhir bulan sebelum ${when}. Pilih bulan yang lain.`,
    };
  return {
    title: `Tidak ada ${noun} ${WHEN[span]}`,
    why:
      span === 'now'
        ? 'Untuk kantor ini tidak ada yang perlu dilaporkan.'
        : 'Tidak ada yang cocok dengan waktu dan kantor ini.',
  };
}
