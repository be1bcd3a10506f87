import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '@/components/Dialog/Dialog';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { useToast } from '@/components/Toast/useToast';
import { WaitingChange } from '@/components/WaitingChange/WaitingChange';
import { useWithdrawChange } from '@/lib/changes/useWithdrawChange';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { Title } from '@/lib/contract/titles';
import { TITLE_FIELDS } from '@/lib/titles/titleLabels';
import { useTitleAct } from './api/useTitleAct';
import { FLAG_GROUPS } from './domain/flagGroups';
import { LIMITS, limitText } from '@/lib/titles/titleFacts';
import styles from './TitleReview.module.css';

export interface TitleReviewProps {
  /** The title. */
  title: Title;
  /** False: the reader works for one office, and changes nothing. */
  mayChange: boolean;
  /** Where the log of this title is. */
  logHref: string;
  /** Asked to change it. */
  onEdit: () => void;
  /** Asked to see its menu and pages. */
  onViewAs: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** One title to read: what it opens, how far it goes, and what can be done with it. */
export function TitleReview({ title, mayChange, logHref, onEdit, onViewAs, onClose }: TitleReviewProps) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { send, isPending, problem, reset } = useTitleAct(() => {
    toast.tell({ message: `Jabatan ${title.name} terhapus.`, next: 'Namanya dapat dipakai lagi.' }, onClose);
  });
  const withdrawing = useWithdrawChange();
  const opens = FLAG_GROUPS.flatMap(({ rights }) => rights).filter(({ flag }) => title.access[flag] === 1);
  const isKept = title.used_by > 0 || title.id === SURVEYOR_TITLE_ID;
  const handleCancel = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Dialog
        open
        size="medium"
        title={title.name}
        busy={isPending}
        onClose={onClose}
        actions={
          <>
            {mayChange && !isKept && <Button onClick={() => setAsking(true)}>Hapus</Button>}
            <Button onClick={onViewAs}>Lihat sebagai</Button>
            {mayChange && (
              <Button kind="primary" onClick={onEdit}>
                Ubah
              </Button>
            )}
          </>
        }
      >
        <div className={styles.root}>
          {title.waiting && (
            <WaitingChange
              change={title.waiting}
              busy={withdrawing.isPending}
              problem={withdrawing.problem}
              onWithdraw={() => title.waiting && withdrawing.send(title.waiting)}
            />
          )}
          {opens.length === 0 ? (
            <p>Jabatan ini belum diberi hak akses.</p>
          ) : (
            <ul>
              {opens.map(({ flag, opens: sentence }) => (
                <li key={flag}>{sentence}</li>
              ))}
            </ul>
          )}
          <dl>
            {LIMITS.map((limit) => (
              <div key={limit}>
                <dt>{TITLE_FIELDS[limit]}</dt>
                <dd>{limitText(title, limit)}</dd>
              </div>
            ))}
          </dl>
          <p>{whyKept(title)}</p>
          <RecordStamps of={title} />
          <LinkButton kind="quiet" href={logHref}>
            Riwayat jabatan ini
          </LinkButton>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        kind="danger"
        title={`Hapus jabatan ${title.name}?`}
        confirmLabel="Hapus"
        busy={isPending}
        error={problem}
        onConfirm={() => send({ do: 'remove', id: title.id, version: title.version })}
        onCancel={handleCancel}
      >
        <p>Belum ada yang memegangnya. Penghapusannya tercatat di riwayat, tetapi tidak dapat dibatalkan.</p>
      </ConfirmDialog>
    </>
  );
}

function whyKept({ id, used_by: people }: Title): string {
  if (id === SURVEYOR_TITLE_ID) {
    return 'Jabatan surveyor: survei hanya diisi jabatan ini, dan jabatan ini tidak menambah registrasi. Namanya dapat diganti, tetapi jabatannya tidak dapat dihapus.';
  }
  return people > 0
    ? `Dipegang ${people} orang, termasuk yang sudah berhenti, jadi tidak dapat dihapus.`
    : 'Belum ada yang memegangnya, jadi dapat dihapus.';
}
