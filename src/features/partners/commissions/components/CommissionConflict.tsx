import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { ChangeList } from './ChangeList';

export interface CommissionConflictProps {
  /** What changed since it was opened, a line each. */
  changes: readonly string[];
  /** The newest was asked for. */
  onShow: () => void;
}

/** Somebody else was first: nothing was decided here, and this is what changed. */
export function CommissionConflict({ changes, onShow }: CommissionConflictProps) {
  return (
    <Dialog
      open
      title="Komisi ini sudah berubah"
      onClose={onShow}
      actions={
        <Button kind="primary" onClick={onShow}>
          Lihat yang terbaru
        </Button>
      }
    >
      <ChangeList
        before="Keputusan Anda belum dijalankan. Periksa dahulu yang berubah sejak Anda membukanya:"
        changes={changes}
      />
    </Dialog>
  );
}
