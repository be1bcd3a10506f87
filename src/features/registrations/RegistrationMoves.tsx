import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { PossibleMove, Registration } from '@/lib/contract/registrations';
import { registrationFlowOptions } from './api/registrations.queries';
import { useMoveRegistration } from './api/useMoveRegistration';
import { MoveConflict } from './components/MoveConflict';
import { MoveDialog } from './components/MoveDialog';
import { nextText } from './domain/flowWay';
import { NO_PROOFS, proofsToSend, type MoveProofs } from './domain/moveProofs';
import type { UploadProps } from './form/FormSurroundings';

export interface RegistrationMovesProps {
  /** As it is now. */
  registration: Registration;
  /** The step that is asked about; null: none. */
  asked: AskedMove | null;
  /** Its question was left, or the step is taken. */
  onClose: () => void;
  /** A field for one photo or paper. */
  Upload: ComponentType<UploadProps>;
}

/** A step, and the registration as it was when its question was opened: that is what it is decided on. */
export interface AskedMove {
  registration: Registration;
  move: PossibleMove;
}

/** Asks about a step and takes it. What was typed for a step outlives closing its question. */
export function RegistrationMoves({ registration, asked, Upload, onClose }: RegistrationMovesProps) {
  const toast = useToast();
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
  const [proofs, setProofs] = useState<MoveProofs>(NO_PROOFS);
  const { send, reset, isPending, problem, fields, current } = useMoveRegistration(registration.id);
  const flow = useQuery(registrationFlowOptions());
  const note = asked ? (notes[asked.move.to.id] ?? '') : '';
  const keepNote = (to: number, text: string) => setNotes((before) => ({ ...before, [to]: text }));
  const handleClose = () => {
    reset();
    onClose();
    // Fields of files begin anew with each dialog.
    setProofs((before) => ({ ...before, signed_paper: null, proof: null }));
  };
  const handleMove = ({ move, registration: seen }: AskedMove) =>
    send(
      { to: move.to.id, version: seen.version, note: note.trim(), ...proofsToSend(move, seen, proofs) },
      {
        onSuccess: (moved) =>
          toast.tell(
            moved.disbursement?.state === 'ORDERED'
              ? {
                  message: 'Perintah pencairan tunai terkirim ke kasir.',
                  next: 'Kontrak berjalan setelah kasir membayar.',
                }
              : {
                  message: `Form registrasi sekarang ${moved.status.name}.`,
                  next: nextText(flow.data ?? [], moved),
                },
            () => {
              keepNote(move.to.id, '');
              onClose();
            },
          ),
      },
    );
  return (
    <>
      {asked && current && (
        <MoveConflict before={asked.registration} now={current} note={note} onClose={handleClose} />
      )}
      {asked && !current && (
        <MoveDialog
          registration={asked.registration}
          move={asked.move}
          note={note}
          onNote={(text) => keepNote(asked.move.to.id, text)}
          proofs={proofs}
          onProofs={(change) => setProofs((before) => ({ ...before, ...change }))}
          Upload={Upload}
          busy={isPending}
          problem={problem}
          fields={fields}
          onConfirm={() => handleMove(asked)}
          onCancel={handleClose}
        />
      )}
    </>
  );
}
