import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Money } from '@/components/Money/Money';
import { useToast } from '@/components/Toast/useToast';
import type { DisbursementOrder } from '@/lib/contract/disbursementCalls';
import { formatRupiah } from '@/lib/format/rupiah';
import { disbursementOrdersOptions } from './api/registrations.queries';
import { usePayDisbursement } from './api/useDisbursementWrites';
import { OrderList } from './components/OrderList';
import type { UploadProps } from './form/FormSurroundings';

export interface CashOrdersProps {
  /** A field for one photo or paper. */
  Upload: ComponentType<UploadProps>;
}

const NO_SIGNATURE = 'Lampirkan tanda terima yang ditandatangani peminjam.';

/** Loans that the reader is to pay out of their drawer, each against the borrower's signature; nothing where none waits. */
export function CashOrders({ Upload }: CashOrdersProps) {
  const { data = [] } = useQuery(disbursementOrdersOptions());
  const toast = useToast();
  const [chosen, setChosen] = useState<DisbursementOrder | null>(null);
  const [signature, setSignature] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const { send, isPending, problem, reset } = usePayDisbursement(chosen?.registration_id ?? 0);
  const open = (order: DisbursementOrder | null) => {
    reset();
    setTried(false);
    setSignature(null);
    setChosen(order);
  };
  const handlePay = () => {
    setTried(true);
    if (!chosen || signature === null) return;
    send(
      { order: chosen, signature },
      {
        onSuccess: ({ contract_code, amount }) =>
          toast.tell(
            {
              message: `${formatRupiah(amount)} dibayar dari kas Anda.`,
              next: `Kontrak ${contract_code} berjalan.`,
            },
            () => open(null),
          ),
      },
    );
  };
  if (data.length === 0 && !chosen) return null;
  return (
    <section>
      <h2>Pencairan tunai yang menunggu</h2>
      <OrderList orders={data} onPay={open} />
      {chosen && (
        <ConfirmDialog
          open
          title={`Bayar ${chosen.name}?`}
          confirmLabel="Bayar"
          busy={isPending}
          error={problem}
          onConfirm={handlePay}
          onCancel={() => open(null)}
        >
          <p>
            <Money value={chosen.amount} /> keluar dari kas Anda dan kontrak {chosen.number} mulai berjalan.
            Tidak dapat ditarik kembali. Serahkan uangnya setelah peminjam menandatangani tanda terima.
          </p>
          <Upload
            label="Tanda terima peminjam"
            slot={`registration ${chosen.registration_id} receipt`}
            kind="DOCUMENT"
            error={tried && signature === null ? NO_SIGNATURE : undefined}
            onChange={(file) => setSignature(file?.id ?? null)}
          />
        </ConfirmDialog>
      )}
    </section>
  );
}
