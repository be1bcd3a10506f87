import { Button } from '@/components/Button/Button';
import table from '@/components/Consequences/figureTable.module.css';
import { DateText } from '@/components/DateText/DateText';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Evidence, OpenFile } from '@/lib/approvals/Evidence';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { errorMessage } from '@/lib/http/ApiError';
import type { Outcome } from '../api/useDecisions';
import { ProofOpener } from '@/components/ProofOpener/ProofOpener';
import styles from './DecisionLine.module.css';

export interface DecisionLineProps {
  /** What waits. */
  row: ApprovalRow;
  /** What it comes to, as it was read; undefined while it is read. */
  evidence: Evidence | undefined;
  /** Why it could not be read. */
  error: Error | null;
  /** It is being read again. */
  reading: boolean;
  /** How its decision stands; undefined: it has none. */
  outcome: Outcome | undefined;
  /** Opens the paper that the decision rests on. */
  openFile: OpenFile;
  /** Ids of the papers that were opened. */
  opened: ReadonlySet<number>;
  /** A paper was opened. */
  onOpened: (id: number) => void;
  /** Asked to be read again. */
  onRead: () => void;
}

/** One of those that are decided: who asks what and why, what it comes to, and how its decision ended. */
export function DecisionLine({ row, outcome, ...shown }: DecisionLineProps) {
  const { what, record, name, summary, reason, request_by: by, requested_at: at } = row;
  return (
    <li className={styles.root} aria-label={`${what} ${record.label}`} data-outcome={outcome?.step}>
      <div data-part="head">
        <h3>
          {what} {record.label}
        </h3>
        {outcome && outcome.step !== 'failed' && <OutcomeChip outcome={outcome} />}
      </div>
      <p>
        {name !== record.label && `${name}. `}
        {summary}
      </p>
      <p data-part="who">
        {by ? `Diminta ${by.name || by.username}` : 'Dihitung'} <DateText kind="instant" value={at} />
        {reason !== null && `. Alasan: ${reason}`}
      </p>
      {outcome?.step === 'failed' && (
        <InlineAlert tone="danger" title="Belum diputuskan">
          {outcome.why}
        </InlineAlert>
      )}
      {outcome?.step !== 'done' && <Shown {...shown} />}
    </li>
  );
}

function OutcomeChip({ outcome }: { outcome: Exclude<Outcome, { step: 'failed' }> }) {
  if (outcome.step === 'sending') return <StatusChip tone="waiting">Dikirim…</StatusChip>;
  return outcome.verb === 'approve' ? (
    <StatusChip tone="paid">Disetujui</StatusChip>
  ) : (
    <StatusChip tone="neutral">Ditolak</StatusChip>
  );
}

/** What it comes to, its shape, or why it is not known. */
function Shown({
  evidence,
  error,
  reading,
  openFile,
  opened,
  onOpened,
  onRead,
}: Omit<DecisionLineProps, 'row' | 'outcome'>) {
  if (error) {
    return (
      <InlineAlert
        tone="warning"
        title="Akibatnya belum diketahui"
        action={
          <Button kind="quiet" busy={reading} busyLabel="Memeriksa…" onClick={onRead}>
            Periksa lagi
          </Button>
        }
      >
        {errorMessage(error)}
      </InlineAlert>
    );
  }
  if (!evidence || reading) return <SkeletonLines lines={3} />;
  const { facts, proofs = [], obstacle } = evidence;
  return (
    <>
      {facts.length > 0 ? <Facts facts={facts} /> : <p data-part="who">Tidak ada yang berubah pada angka.</p>}
      {proofs.map((proof) => (
        <ProofOpener
          key={proof.file.id}
          proof={proof}
          opened={opened.has(proof.file.id)}
          openFile={openFile}
          onOpened={() => onOpened(proof.file.id)}
        />
      ))}
      {obstacle !== null && (
        <InlineAlert tone="warning" title="Tidak ikut disetujui">
          {obstacle}
        </InlineAlert>
      )}
    </>
  );
}

function Facts({ facts }: Pick<Evidence, 'facts'>) {
  return (
    <div data-part="facts">
      <table className={table.root}>
        <caption className="visually-hidden">Akibat bila disetujui sekarang</caption>
        <thead>
          <tr>
            <th scope="col">Bila disetujui</th>
            <th scope="col">Sebelum</th>
            <th scope="col">Sesudah</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
