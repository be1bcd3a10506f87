import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant, formatWeekday } from '@/lib/format/tanggal';

export interface DayNoticesProps {
  /** The plan that is shown. */
  plan: Pick<CollectorPlan, 'day' | 'closed_at' | 'holiday' | 'left_out' | 'rows'>;
  /** The office's today, by this device's clock. */
  today: string;
  /** Why nothing can be kept on this device; null: it can. */
  problem: string | null;
}

/** What a collector has to know of the day before going out. */
export function DayNotices({ plan: { day, closed_at, holiday, left_out }, today, problem }: DayNoticesProps) {
  return (
    <>
      {problem !== null && (
        <InlineAlert tone="danger" title="Kunjungan tidak dapat disimpan di sini">
          {problem}
        </InlineAlert>
      )}
      {day !== today && (
        <InlineAlert tone="warning" title={`Rencana ${formatWeekday(day)}`}>
          Rencana hari ini belum terambil: tersambunglah sebentar. Kunjungan tetap dapat dicatat.
        </InlineAlert>
      )}
      {closed_at !== null && (
        <InlineAlert tone="info" title="Rencana sudah ditutup supervisor">
          Ditutup {formatInstant(closed_at)}. Kunjungan yang terlanjur dilakukan tetap dapat dicatat.
        </InlineAlert>
      )}
      {holiday !== null && (
        <InlineAlert tone="warning" title={holiday}>
          Nasabah tidak boleh dikunjungi hari ini tanpa persetujuannya.
        </InlineAlert>
      )}
      {left_out > 0 && (
        <InlineAlert tone="info">
          {formatNumber(left_out)} akun lain tidak muat di rencana ini. Hubungi supervisor.
        </InlineAlert>
      )}
    </>
  );
}
