import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { DateText } from '@/components/DateText/DateText';
import type { Registration } from '@/lib/contract/registrations';
import { changesSince } from '../domain/moveText';
import styles from './MoveConflict.module.css';

export interface MoveConflictProps {
  /** As it was when the step was chosen. */
  before: Registration;
  /** As it is now. */
  now: Registration;
  /** What was typed for the step; it was not sent. */
  note: string;
  /** The newest was asked for. */
  onClose: () => void;
}

/** Somebody else was first: nothing was done here, and this is what changed. */
export function MoveConflict({ before, now, note, onClose }: MoveConflictProps) {
  const changes = changesSince(before, now);
  const [last] = now.events;
  return (
    <Dialog
      open
      title="Form ini sudah berubah"
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Lihat yang terbaru
        </Button>
      }
    >
      <div className={styles.root}>
        <p>Langkah Anda belum dijalankan. Periksa dahulu yang berubah sejak Anda membukanya:</p>
        <ul>
          {changes.length > 0 ? changes.map((change) => <li key={change}>{change}</li>) : <li>Versinya</li>}
        </ul>
        {last && (
          <p data-part="who">
            {last.by.name} · <DateText kind="instant" value={last.at} />
          </p>
        )}
        {note.trim() !== '' && <p data-part="kept">Catatan Anda tetap ada bila langkah ini dibuka lagi.</p>}
      </div>
    </Dialog>
  );
}
