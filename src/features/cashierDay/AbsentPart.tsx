import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { useToast } from '@/components/Toast/useToast';
import { formatDate } from '@/lib/format/tanggal';
import { absentOptions } from './api/cashierDay.queries';
import { useCloseAbsent } from './api/useDayDecision';
import { AbsentForm } from './components/AbsentForm';
import { AbsentList } from './components/AbsentList';
import { checkAbsent, EMPTY_ABSENT, type AbsentDay } from './domain/absentDraft';
import { checkCount } from './domain/countDraft';

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
  const formId = useId();
  const toast = useToast();
  const [draft, setDraft] = useState(EMPTY_ABSENT);
  const [tried, setTried] = useState(false);
  const { send, isPending, problem, fields } = useCloseAbsent(() =>
    toast.tell(
      {
        message: `Penutupan kas ${cashier.name} diminta.`,
        next: 'Penyetuju lain mengonfirmasi di Persetujuan.',
      },
      onClose,
    ),
  );
  const { denominations, isBegun, unread } = checkCount(draft, 0);
  const missing = checkAbsent(draft, isBegun);
  const handleSend = () => {
    setTried(true);
    if (Object.keys(missing).length > 0 || unread.length > 0) return;
    const { explanation, reason } = draft;
    send({ staff_id: cashier.id, day, denominations, explanation, reason });
  };
  return (
    <FormDialog
      title={`Hitung kas ${cashier.name}, ${formatDate(day)}`}
      formId={formId}
      sendLabel="Minta penutupan"
      namesKeys
      busy={isPending}
      changed={draft !== EMPTY_ABSENT}
      onClose={onClose}
    >
      <AbsentForm
        {...{ formId, draft, problem }}
        cashier={cashier.name}
        busy={isPending}
        errors={tried ? { ...fields, ...missing } : fields}
        onChange={setDraft}
        onSend={handleSend}
      />
    </FormDialog>
  );
}
