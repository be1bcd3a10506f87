import { useQueries } from '@tanstack/react-query';
import { useToast } from '@/components/Toast/useToast';
import type { OpenFile, ReadEvidence } from '@/lib/approvals/Evidence';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { formatNumber } from '@/lib/format/rupiah';
import { evidenceOptions } from './api/approvals.queries';
import { useDecisions, type Decision } from './api/useDecisions';
import { DecisionDialog } from './components/DecisionDialog';
import { keyOf } from './domain/chosenTogether';

/** What is decided, as its row was, and how the evidence of its kind is read. */
export interface ToBeDecided {
  row: ApprovalRow;
  read: ReadEvidence;
}

export interface DecidingProps {
  /** What is decided, one after the other. */
  those: readonly ToBeDecided[];
  /** Opens the paper that a decision rests on. */
  openFile: OpenFile;
  /** Asked to be closed. */
  onClose: () => void;
}

const SAID = { approve: 'disetujui', reject: 'ditolak' } as const;
const NEXT = { approve: 'Peminta diberi tahu.', reject: 'Peminta diberi tahu alasannya.' } as const;

/** One or several requests that wait, with what each comes to, decided as shown. */
export default function Deciding({ those, openFile, onClose }: DecidingProps) {
  const toast = useToast();
  const read = useQueries({ queries: those.map(({ row, read: how }) => evidenceOptions(row, how)) });
  const of = (key: string) => read[those.findIndex(({ row }) => keyOf(row) === key)];
  const readAgain = (key: string) => void of(key)?.refetch();
  const { outcomes, isBusy, decide } = useDecisions(readAgain);
  const lines = those.map(({ row }) => {
    const { data, error, isFetching } = of(keyOf(row)) ?? {};
    const outcome = outcomes[keyOf(row)];
    return { row, evidence: data, error: error ?? null, reading: isFetching ?? false, outcome };
  });
  const start = (keys: readonly string[], decision: Decision) => {
    const open = lines.filter(({ outcome }) => outcome?.step !== 'done');
    const shown = open.flatMap(({ row, evidence }) =>
      evidence && keys.includes(keyOf(row)) ? [{ key: keyOf(row), evidence }] : [],
    );
    decide(shown, decision, (isAllDone) => {
      if (!isAllDone || keys.length < open.length) return;
      const [one] = open;
      const what =
        open.length === 1 && one
          ? `${one.row.what} ${one.row.record.label}`
          : `${formatNumber(open.length)} permintaan`;
      toast.tell({ message: `${what} ${SAID[decision.verb]}.`, next: NEXT[decision.verb] }, onClose);
    });
  };
  return (
    <DecisionDialog
      lines={lines}
      busy={isBusy}
      openFile={openFile}
      onApprove={(keys) => start(keys, { verb: 'approve' })}
      onReject={(keys, reason) => start(keys, { verb: 'reject', reason })}
      onRead={readAgain}
      onClose={onClose}
    />
  );
}
