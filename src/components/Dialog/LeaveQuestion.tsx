import { useId } from 'react';
import { Button } from '@/components/Button/Button';

export interface LeaveQuestionProps {
  /** Stays, with what was typed. */
  onStay: () => void;
  /** Leaves; what was typed is thrown away. */
  onLeave: () => void;
}

/** In the place of a dialog's actions: what was typed would be lost. Esc stays. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const questionId = useId();
  return (
    <footer>
      <div role="alertdialog" aria-labelledby={questionId}>
        <p id={questionId}>Yang Anda ketik belum disimpan. Tutup dan buang?</p>
        <Button kind="danger" onClick={onLeave}>
          Buang
        </Button>
        <Button kind="primary" autoFocus onClick={onStay}>
          Lanjutkan mengisi
        </Button>
      </div>
    </footer>
  );
}
