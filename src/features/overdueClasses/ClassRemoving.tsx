import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { formatDate } from '@/lib/format/tanggal';
import { useClassAct } from './api/useClassAct';

export interface ClassRemovingProps {
  /** The version, which is still to come. */
  row: OverdueClassesMaster;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Asks before a version that is still to come is withdrawn. */
export function ClassRemoving({ row, onClose }: ClassRemovingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useClassAct(() => {
    toast.tell(
      { message: `Versi ${formatDate(row.valid_from)} terhapus.`, next: 'Versi sebelumnya tetap berlaku.' },
      onClose,
    );
  });
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={`Hapus versi ${formatDate(row.valid_from)}?`}
      confirmLabel="Hapus"
      busy={isPending}
      error={problem}
      onConfirm={() => send({ do: 'remove', seen: { id: row.id, version: row.version } })}
      onCancel={onClose}
    >
      <p>Versi ini belum berlaku. Versi sebelumnya berlaku terus.</p>
    </ConfirmDialog>
  );
}
