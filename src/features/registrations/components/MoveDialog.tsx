import { useState, type ComponentType } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { TextArea } from '@/components/TextArea/TextArea';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { PossibleMove, Registration } from '@/lib/contract/registrations';
import { fullFieldLabel } from '@/lib/labels/registrationFormLabels';
import { isEnding, moveEffect, moveLabel } from '../domain/moveText';
import { proofErrors, type MoveProofs } from '../domain/moveProofs';
import { sumsOf } from '../domain/sums';
import type { UploadProps } from '../form/FormSurroundings';
import { MoveProofFields } from './MoveProofFields';
import styles from './MoveDialog.module.css';

/** Shortest reason that the API takes, characters. */
const MIN_NOTE_LENGTH = 5;

export interface MoveDialogProps {
  /** As it was when the step was chosen. */
  registration: Registration;
  /** The step. */
  move: PossibleMove;
  /** What was typed; whoever shows the dialog keeps it. */
  note: string;
  /** Something was typed. */
  onNote: (note: string) => void;
  /** What signing and paying out ask for; whoever shows the dialog keeps it. */
  proofs: MoveProofs;
  /** Something of it was chosen, typed or sent. */
  onProofs: (change: Partial<MoveProofs>) => void;
  /** A field for one photo or paper. */
  Upload: ComponentType<UploadProps>;
  /** It is being sent. */
  busy?: boolean;
  /** Why the last try failed. */
  problem?: string | undefined;
  /** What is missing or wrong, by field (422). */
  fields?: FieldErrors;
  /** Agreed to. */
  onConfirm: () => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Asks once before a step is taken: what it does, and why where others will read it. */
export function MoveDialog({
  registration,
  move,
  note,
  onNote,
  proofs,
  onProofs,
  Upload,
  busy = false,
  problem,
  fields = {},
  onConfirm,
  onCancel,
}: MoveDialogProps) {
  const [tried, setTried] = useState(false);
  const tooShort = move.needs_note && note.trim().length < MIN_NOTE_LENGTH;
  const label = moveLabel(move, registration.moves);
  const lacking = proofErrors(move, registration, proofs);
  const isBeside = (path: string) =>
    path === 'note' || path === 'signed_paper' || path.startsWith('disbursement.');
  const missing = Object.entries(fields).filter(([path]) => !isBeside(path));
  const handleConfirm = () => {
    setTried(true);
    if (!tooShort && Object.keys(lacking).length === 0) onConfirm();
  };
  return (
    <ConfirmDialog
      open
      title={`${label} ${registration.number ?? 'form ini'}?`}
      confirmLabel={label}
      kind={isEnding(move) ? 'danger' : 'primary'}
      busy={busy}
      error={
        problem && (
          <>
            {problem}
            {missing.length > 0 && (
              <ul className={styles.missing}>
                {missing.map(([path, text]) => (
                  <li key={path}>
                    {fullFieldLabel(path)}: {text}
                  </li>
                ))}
              </ul>
            )}
          </>
        )
      }
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <p>{moveEffect(move, registration)}</p>
      {move.to.kind === 'APPROVED' && <ApprovedSums registration={registration} />}
      <MoveProofFields
        registration={registration}
        move={move}
        values={proofs}
        errors={tried ? { ...fields, ...lacking } : fields}
        busy={busy}
        Upload={Upload}
        onChange={onProofs}
      />
      <TextArea
        label={move.needs_note ? 'Alasan' : 'Catatan'}
        required={move.needs_note}
        hint={move.needs_note ? undefined : 'Boleh kosong.'}
        value={note}
        maxLength={500}
        readOnly={busy}
        error={
          fields.note ??
          (tried && tooShort ? `Tulis alasan, paling sedikit ${MIN_NOTE_LENGTH} karakter.` : undefined)
        }
        onChange={(event) => onNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** What is approved, once more where it is decided. */
function ApprovedSums({ registration }: { registration: Registration }) {
  return (
    <dl className={styles.sums}>
      {sumsOf(registration).facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
