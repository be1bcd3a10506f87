import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import { formatDate } from '@/lib/format/tanggal';
import { AskingDialog } from './AskingDialog';
import { absentOptions } from './api/cashierDay.queries';
import { useCloseAbsent } from './api/useDayDecision';
import { AbsentForm } from './components/AbsentForm';
import { AbsentList } from './components/AbsentList';
import { checkAbsent, EMPTY_ABSENT, type AbsentDay } from './domain/absentDraft';
import { checkCount } from '@/lib/cash/countDraft';

/** Open days of colleagues, and counting one where the cashier is away. Hosts that do not know them show nothing. */
export function AbsentPart() {
  const { data } = useQuery(absentOptions());
  const [counted, setCounted] = useState<AbsentDay | null>(null);
  return (
    <>
      {data && <AbsentList rows={data.rows} onCount={setCounted} />}
      {counted && <Counting of={counted} onClose={() => setCounted(null)} />}
    </>
  );
}

interface CountingProps {
  of: AbsentDay;
  onClose: () => void;
}

function Counting({ of: { cashier, day }, onClose }: CountingProps) {
  const toast = useToast();
  const { send, ...call } = useCloseAbsent(() =>
    toast.tell(
      {
        message: `Penutupan kas ${cashier.name} diminta.`,
        next: 'Penyetuju lain mengonfirmasi di Persetujuan.',
      },
      onClose,
    ),
  );
  return (
    <AskingDialog
      title={`Hitung kas ${cashier.name}, ${formatDate(day)}`}
      sendLabel="Minta penutupan"
      namesKeys
      empty={EMPTY_ABSENT}
      check={checkAbsent}
      call={call}
      onSend={(draft) => {
        const { denominations } = checkCount(draft, 0);
        const { explanation, reason } = draft;
        send({ staff_id: cashier.id, day, denominations, explanation, reason });
      }}
      onClose={onClose}
    >
      {(form) => <AbsentForm {...form} cashier={cashier.name} />}
    </AskingDialog>
  );
}
