import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { PossibleMove, Registration } from '@/lib/contract/registrations';
import { registrationFlowOptions } from './api/registrations.queries';
import { useMoveRegistration } from './api/useMoveRegistration';
import { MoveConflict } from './components/MoveConflict';
import { MoveDialog } from './components/MoveDialog';
import { nextText } from './domain/flowWay';

export interface RegistrationMovesProps {
  /** As it is now. */
  registration: Registration;
  /** The step that is asked about; null: none. */
  asked: AskedMove | null;
  /** Its question was left, or the step is taken. */
  onClose: () => void;
}

/** A step, and the registration as it was when its question was opened: that is what it is decided on. */
export interface AskedMove {
  registration: Registration;
  move: PossibleMove;
}

/** Asks about a step and takes it. What was typed for a step outlives closing its question. */
export function RegistrationMoves({ registration, asked, onClose }: RegistrationMovesProps) {
  const toast = useToast();
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
  const { send, reset, isPending, problem, fields, current } = useMoveRegistration(registration.id);
  const flow = useQuery(registrationFlowOptions());
  const note = asked ? (notes[asked.move.to.id] ?? '') : '';
  const keepNote = (to: number, text: string) => setNotes((before) => ({ ...before, [to]: text }));
  const handleClose = () => {
    reset();
    onClose();
  };
  const handleMove = ({ move, registration: { version } }: AskedMove) =>
    send(
      { to: move.to.id, version, note: note.trim() },
      {
        onSuccess: (moved) =>
          toast.tell(
            {
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
