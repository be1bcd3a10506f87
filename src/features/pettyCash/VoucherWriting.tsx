import { useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import { useEditor } from '@/lib/editor/useEditor';
import { formatRupiah } from '@/lib/format/rupiah';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { PETTY_VOUCHER_LABELS } from '@/lib/contract/pettyTerms';
import { useWriteVoucher } from './api/usePettyWrites';
import type { ProofUpload } from './components/ProofUpload';
import { VoucherForm } from './components/VoucherForm';
import type { StandingFund } from './domain/StandingFund';
import { checkVoucher, startVoucher, toVoucher, type VoucherSubject } from './domain/voucherDraft';

export interface VoucherWritingProps {
  /** The office's petty cash. */
  shown: StandingFund;
  /** What is written, and about which voucher. */
  subject: VoucherSubject;
  /** A field for the proof. */
  Upload: ProofUpload;
  /** Asked to write another of the kind. */
  onAgain: (subject: VoucherSubject) => void;
  /** Sent, or left. */
  onClose: () => void;
}

/** Writes a voucher of today; above its limit it waits and moves nothing. */
export function VoucherWriting({ shown, subject, Upload, onAgain, onClose }: VoucherWritingProps) {
  const toast = useToast();
  // Another for each voucher: its proof stays with it.
  const [slot] = useState(() => `petty-${newIdempotencyKey()}`);
  const write = useWriteVoucher();
  const isFirst = subject.kind === 'EXPENSE' || subject.kind === 'ADVANCE';
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => startVoucher(subject),
    write,
    check: (draft) => checkVoucher(subject, draft, shown.fund),
    send: (draft) =>
      write.send(toVoucher(subject, draft, shown), {
        onSuccess: ({ voucher }) =>
          toast.tell(
            voucher
              ? {
                  message: `${PETTY_VOUCHER_LABELS[subject.kind]} ${voucher.number} dicatat.`,
                  next: `Saldo sekarang ${formatRupiah(voucher.balance)}.`,
                  action: isFirst ? { label: 'Catat lagi', onClick: () => onAgain(subject) } : undefined,
                }
              : {
                  message: 'Voucher menunggu persetujuan.',
                  next: 'Uangnya belum keluar; keluarkan sesudah disetujui.',
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
      title={PETTY_VOUCHER_LABELS[subject.kind]}
      sendLabel="Catat"
      busyLabel="Mencatat…"
      onClose={onClose}
    >
      <VoucherForm
        {...form}
        {...{ subject, Upload, slot }}
        balance={shown.fund.balance}
        categories={shown.categories}
        staff={shown.staff}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
