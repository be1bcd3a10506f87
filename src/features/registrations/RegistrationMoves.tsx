import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { PossibleMove, Registration } from '@/lib/contract/registrations';
import { registrationFlowOptions } from './api/registrations.queries';
import { useMoveRegistration } from './api/useMoveRegistration';
import { MoveButtons } from './components/MoveButtons';
import { MoveConflict } from './components/MoveConflict';
import { MoveDialog } from './components/MoveDialog';
import { nextText } from './domain/flowWay';

export interface RegistrationMovesProps {
  /** As it is now; a step is decided on what it was when its question was opened. */
  registration: Registration;
}

interface Asked {
  registration: Registration;
  move: PossibleMove;
}

/** The steps that the reader may take, each with its question. What was typed for a step outlives closing it. */
export function RegistrationMoves({ registration }: RegistrationMovesProps) {
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
  const { send, reset, isPending, problem, fields, current } = useMoveRegistration(registration.id);
  const flow = useQuery(registrationFlowOptions());
  const note = asked ? (notes[asked.move.to.id] ?? '') : '';
  const keepNote = (to: number, text: string) => setNotes((before) => ({ ...before, [to]: text }));
  const handleAsk = (move: PossibleMove) => {
    reset();
    setAsked({ registration, move });
  };
  const handleMove = ({ move, registration: { version } }: Asked) =>
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
              setAsked(null);
            },
          ),
      },
    );
  return (
    <>
      {registration.moves.length > 0 && <MoveButtons moves={registration.moves} onMove={handleAsk} />}
      {asked && current && (
        <MoveConflict before={asked.registration} now={current} note={note} onClose={() => setAsked(null)} />
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
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
