import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import type { OpenFile } from '@/lib/approvals/Evidence';
import { formatNumber } from '@/lib/format/rupiah';
import { keyOf } from '../domain/chosenTogether';
import { DecisionLine, type DecisionLineProps } from './DecisionLine';
import styles from './DecisionDialog.module.css';

export type ShownLine = Omit<DecisionLineProps, 'onRead' | 'openFile' | 'opened' | 'onOpened'>;

export interface DecisionDialogProps {
  /** What is decided, in the order in which it will be. */
  lines: readonly ShownLine[];
  /** Decisions are on their way. */
  busy: boolean;
  /** Opens the paper that a decision rests on. */
  openFile: OpenFile;
  /** These were approved as they stand here. */
  onApprove: (keys: readonly string[]) => void;
  /** These were rejected, with one reason. */
  onReject: (keys: readonly string[], reason: string) => void;
  /** Asked to read one again. */
  onRead: (key: string) => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Requests with what each comes to: evidence first, the decision in the bar below it. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { lines, busy, openFile, onApprove, onReject, onRead, onClose } = props;
  const [rejecting, setRejecting] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const open = lines.filter(({ outcome }) => outcome?.step !== 'done');
  const read = open.filter(({ evidence, error, reading }) => evidence && !error && !reading);
  const allowed = read.filter(({ evidence }) => evidence?.obstacle === null);
  // Nobody approves a paper that they have not opened.
  const approvable = keysOf(
    allowed.filter(({ evidence }) => evidence?.proofs?.every(({ file }) => opened.has(file.id)) ?? true),
  );
  const rejectable = keysOf(read.filter(({ evidence }) => evidence?.reject != null));
  const isReading = open.some(({ evidence, error, reading }) => reading || (!evidence && !error));
  const many = (keys: readonly string[]) => (lines.length > 1 ? ` ${formatNumber(keys.length)}` : '');
  return (
    <>
      <Dialog
        open
        size="medium"
        title={lines.length > 1 ? `Putuskan ${formatNumber(lines.length)} permintaan` : 'Putuskan permintaan'}
        busy={busy}
        onClose={onClose}
        actions={
          <>
            <CancelButton disabled={busy}>{open.length < lines.length ? 'Tutup' : 'Batal'}</CancelButton>
            {rejectable.length > 0 && (
              <Button kind="danger" disabled={busy || isReading} onClick={() => setRejecting(true)}>
                Tolak{many(rejectable)}
              </Button>
            )}
            {(allowed.length > 0 || isReading) && (
              <Button
                kind="primary"
                busy={busy}
                busyLabel="Mohon Menunggu"
                disabled={isReading || approvable.length === 0}
                onClick={() => onApprove(approvable)}
              >
                Setujui{many(isReading ? keysOf(open) : approvable.length > 0 ? approvable : keysOf(allowed))}
              </Button>
            )}
          </>
        }
      >
        {/* Reached by Tab, so that the arrow keys scroll what is longer than the dialog. */}
        <div className={styles.root} tabIndex={0} role="region" aria-label="Yang diputuskan">
          <p className="visually-hidden" role="status">
            {open.length < lines.length &&
              `${formatNumber(lines.length - open.length)} dari ${formatNumber(lines.length)} diputuskan.`}
          </p>
          <ul>
            {lines.map((line) => (
              <DecisionLine
                key={keyOf(line.row)}
                {...line}
                {...{ openFile, opened }}
                onOpened={(id) => setOpened((before) => new Set([...before, id]))}
                onRead={() => onRead(keyOf(line.row))}
              />
            ))}
          </ul>
        </div>
      </Dialog>
      {rejecting && (
        <ReasonDialog
          open
          kind="danger"
          title={
            rejectable.length > 1
              ? `Tolak ${formatNumber(rejectable.length)} permintaan?`
              : 'Tolak permintaan?'
          }
          confirmLabel="Tolak"
          onConfirm={(reason) => {
            setRejecting(false);
            onReject(rejectable, reason);
          }}
          onCancel={() => setRejecting(false)}
        >
          <p>Yang diminta tidak terjadi. Setiap peminta diberi tahu alasan ini.</p>
        </ReasonDialog>
      )}
    </>
  );
}

const keysOf = (lines: readonly ShownLine[]) => lines.map(({ row }) => keyOf(row));
