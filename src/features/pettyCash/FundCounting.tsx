import { useState } from 'react';
import { Dialog } from '@/components/Dialog/Dialog';
import { Button } from '@/components/Button/Button';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { PettyCount } from '@/lib/contract/pettyCash';
import { useEditor } from '@/lib/editor/useEditor';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { useChangeHolder, useClosePettyDay, useCountBySurprise } from './api/usePettyWrites';
import { CountLines } from './components/CountLines';
import { PettyCountForm } from './components/PettyCountForm';
import {
  checkCounted,
  EMPTY_COUNTED,
  fundChanges,
  readCounted,
  toCounted,
  type CountPurpose,
} from './domain/countedDraft';
import type { StandingFund } from './domain/StandingFund';

export interface FundCountingProps {
  /** The office's petty cash, as it is by now. */
  shown: StandingFund;
  /** What it is counted for. */
  purpose: CountPurpose;
  /** Sent, or left. */
  onClose: () => void;
}

/** Counts the fund: to close its day, to hand it over, or by surprise. */
export function FundCounting(props: FundCountingProps) {
  const { purpose } = props;
  if (purpose === 'CLOSING') return <DayClosing {...props} />;
  return purpose === 'HANDING' ? <HandingOver {...props} /> : <SurpriseCounting {...props} />;
}

type CountingProps = Omit<FundCountingProps, 'purpose'>;

function DayClosing({ shown, onClose }: CountingProps) {
  const toast = useToast();
  const write = useClosePettyDay();
  const { form, dialog, problem, base } = useEditor({
    record: shown,
    start: () => EMPTY_COUNTED,
    write: { ...write, current: write.isConflict ? shown : null },
    check: (draft, seen) => checkCounted('CLOSING', draft, seen),
    changes: fundChanges,
    send: (draft, { office, fund }) =>
      write.send(
        {
          ...toCounted(draft),
          office_id: office.id,
          day: fund.day,
          last_voucher_id: fund.last_voucher_id,
        },
        {
          onSuccess: () => {
            const { difference } = readCounted(draft, fund.balance);
            toast.tell(
              {
                message: `Kas kecil ${formatDate(fund.day)} ditutup, selisih ${formatRupiah(difference)}.`,
                next:
                  difference === 0
                    ? 'Hari berikutnya dapat dimulai.'
                    : 'Selisihnya menunggu keputusan orang kedua.',
              },
              onClose,
            );
          },
        },
      ),
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      namesKeys
      title={`Tutup hari ${formatDate(base.fund.day)}`}
      sendLabel="Tutup hari"
      busyLabel="Menutup…"
      onClose={onClose}
    >
      <PettyCountForm
        {...form}
        purpose="CLOSING"
        balance={base.fund.balance}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}

function HandingOver({ shown, onClose }: CountingProps) {
  const toast = useToast();
  const write = useChangeHolder();
  const { form, dialog, problem, base } = useEditor({
    record: shown,
    start: () => EMPTY_COUNTED,
    write: { ...write, current: write.isConflict ? shown : null },
    check: (draft, seen) => checkCounted('HANDING', draft, seen),
    changes: fundChanges,
    send: (draft, { office, fund }) =>
      write.send(
        {
          ...toCounted(draft),
          office_id: office.id,
          last_voucher_id: fund.last_voucher_id,
          receiver_id: Number(draft.receiver),
          reason: draft.reason,
        },
        {
          onSuccess: ({ holder }) =>
            toast.tell(
              {
                message: 'Serah terima kas diminta.',
                next: `${holder?.name ?? 'Penerimanya'} mengonfirmasi hitungan ini di Daily Petty Cash.`,
              },
              onClose,
            ),
        },
      ),
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      namesKeys
      title="Serah terima kas"
      sendLabel="Serahkan"
      busyLabel="Mengirim…"
      onClose={onClose}
    >
      <PettyCountForm
        {...form}
        purpose="HANDING"
        balance={base.fund.balance}
        holders={base.holders}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}

/** Blind: what should be there is told after it was sent, in the same dialog. */
function SurpriseCounting({ shown, onClose }: CountingProps) {
  const [done, setDone] = useState<PettyCount | null>(null);
  const write = useCountBySurprise();
  const { form, dialog, problem } = useEditor({
    record: shown,
    start: () => EMPTY_COUNTED,
    write,
    check: (draft, seen) => checkCounted('SURPRISE', draft, seen),
    send: (draft, { office }) =>
      write.send({ ...toCounted(draft), office_id: office.id }, { onSuccess: setDone }),
  });
  if (done) return <SurpriseOutcome count={done} onClose={onClose} />;
  return (
    <FormDialog
      {...dialog}
      size="medium"
      namesKeys
      title={`Hitung mendadak ${shown.office.name}`}
      sendLabel="Kirim hitungan"
      busyLabel="Mengirim…"
      onClose={onClose}
    >
      <PettyCountForm
        {...form}
        purpose="SURPRISE"
        balance={0}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}

function SurpriseOutcome({ count, onClose }: { count: PettyCount; onClose: () => void }) {
  const toast = useToast();
  const difference = count.counted - count.expected;
  const handleDone = () =>
    toast.tell(
      {
        message: `Hitungan mendadak tersimpan, selisih ${formatRupiah(difference)}.`,
        next:
          difference === 0
            ? 'Tidak ada yang perlu dijelaskan.'
            : `${count.holder.name} menjelaskan, orang lain memutuskan selisihnya.`,
      },
      onClose,
    );
  return (
    <Dialog
      open
      size="medium"
      title="Hasil hitung mendadak"
      changed={false}
      onClose={handleDone}
      actions={
        <Button kind="primary" onClick={handleDone}>
          Selesai
        </Button>
      }
    >
      <CountLines counts={[count]} />
    </Dialog>
  );
}
