import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import type { PettyFund } from '@/lib/contract/pettyCash';
import { PETTY_VOUCHER_LABELS, type PettyMove } from '@/lib/contract/pettyTerms';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { useEditor } from '@/lib/editor/useEditor';
import { formatRupiah } from '@/lib/format/rupiah';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { replenishableOptions } from './api/pettyCash.queries';
import { useAskMove } from './api/usePettyWrites';
import { MoveForm } from './components/MoveForm';
import type { ProofUpload } from './components/ProofUpload';
import { checkMove, startMove, topUpTotal, toMove } from './domain/moveDraft';
import { goesOut } from './domain/pettyText';

export interface MoveAskingProps {
  /** The office's petty cash. */
  shown: PettyFund;
  /** Which move. */
  kind: PettyMove;
  /** A field for the slip. */
  Upload: ProofUpload;
  /** Sent, or left. */
  onClose: () => void;
}

/** Asks for money to come into the fund, or to leave it. A top-up first reads what it can name. */
export function MoveAsking(props: MoveAskingProps) {
  return props.kind === 'TOP_UP' ? <TopUpAsking {...props} /> : <Asking {...props} vouchers={NONE} />;
}

const NONE: readonly PettyVoucher[] = [];

function TopUpAsking(props: MoveAskingProps) {
  const { data, error, isFetching, refetch } = useQuery(replenishableOptions(props.shown.office.id));
  if (data && data.rows.length > 0) return <Asking {...props} vouchers={data.rows} />;
  return (
    <Dialog open size="medium" title={PETTY_VOUCHER_LABELS.TOP_UP} onClose={props.onClose}>
      {data ? (
        <EmptyState title="Belum ada voucher yang perlu diisi kembali" />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Dialog>
  );
}

function Asking({
  shown,
  kind,
  vouchers,
  Upload,
  onClose,
}: MoveAskingProps & { vouchers: readonly PettyVoucher[] }) {
  const toast = useToast();
  const [slot] = useState(() => `petty-${newIdempotencyKey()}`);
  const write = useAskMove();
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => startMove(vouchers),
    write,
    check: (draft) => checkMove(kind, draft, shown, topUpTotal(vouchers, draft.chosen)),
    send: (draft) =>
      write.send(toMove(kind, draft, shown, topUpTotal(vouchers, draft.chosen)), {
        onSuccess: ({ amount }) =>
          toast.tell(
            {
              message: `${PETTY_VOUCHER_LABELS[kind]} ${formatRupiah(amount)} diminta.`,
              next: goesOut(kind)
                ? 'Uangnya keluar sesudah orang kedua menyetujui.'
                : 'Sesudah disetujui dan uangnya datang, saldo naik.',
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      namesKeys
      kind={kind === 'END' ? 'danger' : 'primary'}
      title={kind === 'TOP_UP' ? 'Isi kembali kas kecil' : PETTY_VOUCHER_LABELS[kind]}
      sendLabel={kind === 'END' ? 'Minta penutupan' : 'Minta persetujuan'}
      busyLabel="Mengirim…"
      onClose={onClose}
    >
      <MoveForm
        {...form}
        {...{ kind, shown, vouchers, Upload, slot }}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
