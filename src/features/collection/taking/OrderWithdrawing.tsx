import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import type { RepossessionOrder } from '@/lib/contract/repossessions';
import { useWithdrawOrder } from './api/useTakingWrites';

export interface OrderWithdrawingProps {
  /** The order. */
  order: RepossessionOrder;
  /** Done, or left. */
  onClose: () => void;
}

/** Asks once, and for the reason, before an order is withdrawn: who it names is told. */
export function OrderWithdrawing({ order, onClose }: OrderWithdrawingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useWithdrawOrder(order.contract_code);
  const withdrawn = {
    message: `Surat tugas ${order.number} dicabut.`,
    next: 'Kolektornya diberi tahu; unit tidak boleh diambil lagi.',
  };
  return (
    <ReasonDialog
      open
      kind="danger"
      title={`Cabut surat tugas ${order.number}?`}
      confirmLabel="Cabut surat tugas"
      busy={isPending}
      error={problem}
      onConfirm={(reason) =>
        send({ id: order.id, reason }, { onSuccess: () => toast.tell(withdrawn, onClose) })
      }
      onCancel={onClose}
    >
      <p>
        {order.collectors.map(({ name }) => name).join(', ')} diberi tahu untuk tidak mengambil unit. Surat
        tugas baru diminta dari awal.
      </p>
    </ReasonDialog>
  );
}
