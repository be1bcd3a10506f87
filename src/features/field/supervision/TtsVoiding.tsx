import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Tts } from '@/lib/contract/tts';
import { formatRupiah } from '@/lib/format/rupiah';
import { TTS_STATE_LABELS } from '@/lib/labels/visitLabels';
import { useVoidTts } from './api/useTtsWrites';

export interface TtsVoidingProps {
  /** As it was seen. */
  tts: Tts;
  /** Voided, or left. */
  onClose: () => void;
}

/** Voids a TTS whose money is not there to be handed in, with a reason. */
export function TtsVoiding({ tts, onClose }: TtsVoidingProps) {
  const { id, number, amount, customer_name, collector } = tts;
  const toast = useToast();
  const { send, isPending, problem, current } = useVoidTts(id);
  const handleConfirm = (reason: string) =>
    send(reason, {
      onSuccess: () =>
        toast.tell(
          { message: `${number} dibatalkan.`, next: 'Nomornya tetap tercatat beserta alasannya.' },
          onClose,
        ),
    });
  return (
    <ReasonDialog
      open
      kind="danger"
      title={`Batalkan TTS ${number}?`}
      confirmLabel="Batalkan tanda terima"
      cancelLabel="Kembali"
      busy={isPending}
      error={current ? `${problem} Sekarang: ${TTS_STATE_LABELS[current.state].label}.` : problem}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <p>
        {formatRupiah(amount)} dari {customer_name}, diterima {collector.name}. Batalkan hanya bila uangnya
        tidak diterima atau sudah dikembalikan kepada nasabah.
      </p>
    </ReasonDialog>
  );
}
