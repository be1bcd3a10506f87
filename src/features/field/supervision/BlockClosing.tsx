import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import { useCloseBlock } from './api/useTtsWrites';
import type { OfficeBlock } from './domain/blockList';
import { blockText, unusedText } from './domain/blockNumbers';

export interface BlockClosingProps {
  /** As it was seen. */
  block: OfficeBlock;
  /** Closed, or left. */
  onClose: () => void;
}

/** Closes a block whose device is lost, with a reason. */
export function BlockClosing({ block, onClose }: BlockClosingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useCloseBlock(block.id);
  const unused = unusedText(block);
  const handleConfirm = (reason: string) =>
    send(reason, {
      onSuccess: () =>
        toast.tell(
          { message: 'Blok nomor ditutup.', next: 'Ponsel berikutnya mengambil blok baru sendiri.' },
          onClose,
        ),
    });
  return (
    <ReasonDialog
      open
      kind="danger"
      title={`Tutup ${blockText(block)}?`}
      confirmLabel="Tutup blok"
      busy={isPending}
      error={problem}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <p>
        Tutup hanya bila ponsel {block.collector.name} hilang atau rusak. Tanda terima yang masih datang dari
        ponsel itu tetap disimpan dan ditandai.
        {unused !== '' && ` Tidak akan dipakai lagi: ${unused}.`}
      </p>
    </ReasonDialog>
  );
}
