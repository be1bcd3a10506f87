import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import type { HolidayMaster } from '@/lib/contract/holidayMaster';
import { formatDate } from '@/lib/format/tanggal';
import { useHolidayAct } from './api/useHolidayAct';

export interface HolidayRemovingProps {
  /** The holiday. */
  row: HolidayMaster;
  /** `YYYY-MM-DD`. */
  today: string;
  /** It is out of the calendar. */
  onRemoved: () => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Asks before a holiday is taken out; for a day that has passed also why. */
export function HolidayRemoving({ row, today, onRemoved, onCancel }: HolidayRemovingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useHolidayAct(() => {
    toast.tell(
      { message: `Hari libur ${formatDate(row.date)} terhapus.`, next: 'Hari itu hari kerja biasa lagi.' },
      onRemoved,
    );
  });
  const seen = { do: 'remove', id: row.id, version: row.version } as const;
  const past = row.date < today;
  const dialog = {
    open: true,
    kind: 'danger',
    title: `Hapus hari libur ${formatDate(row.date)}?`,
    confirmLabel: 'Hapus',
    busy: isPending,
    error: problem,
    onCancel,
  } as const;
  const words = (
    <p>
      {row.name}. Jatuh tempo pada hari itu tampil pada tanggal tertulisnya.
      {past && ' Hari itu sudah lewat, jadi alasannya tercatat di riwayat.'}
    </p>
  );
  return past ? (
    <ReasonDialog {...dialog} onConfirm={(reason) => send({ ...seen, reason })}>
      {words}
    </ReasonDialog>
  ) : (
    <ConfirmDialog {...dialog} onConfirm={() => send(seen)}>
      {words}
    </ConfirmDialog>
  );
}
