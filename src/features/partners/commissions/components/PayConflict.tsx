import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { ChangeList } from './ChangeList';

export interface PayConflictProps {
  /** What is paid otherwise now than it was shown, a line each. */
  changes: readonly string[];
  /** What would be paid now was asked for. */
  onShow: () => void;
}

/** It is not what was shown any more: nothing was paid, and this is what changed. */
export function PayConflict({ changes, onShow }: PayConflictProps) {
  return (
    <Dialog
      open
      title="Yang dibayarkan sudah berubah"
      onClose={onShow}
      actions={
        <Button kind="primary" onClick={onShow}>
          Periksa yang sekarang
        </Button>
      }
    >
      <ChangeList
        before="Belum ada yang dibayar. Yang berubah sejak ditampilkan kepada Anda:"
        changes={changes}
      />
    </Dialog>
  );
}
