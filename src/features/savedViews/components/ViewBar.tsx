import Bookmark from '@mui/icons-material/BookmarkRounded';
import BookmarkBorder from '@mui/icons-material/BookmarkBorderRounded';
import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import styles from './ViewBar.module.css';

export interface ViewBarProps {
  /** Name of the view that is open; null: none. */
  name: string | null;
  /** The list is not as the view has it. */
  changed?: boolean;
  /** Parts that the view has lost, in words: 'Kolektor'. */
  gone?: string;
  /** Keeps the list in the open view; left out: it is as it is kept, or the view is not the reader's to change. */
  onKeep?: (() => void) | undefined;
  /** Keeps the list as another view; left out: it is not offered here. */
  onSaveAs?: (() => void) | undefined;
  /** It is being kept. */
  busy?: boolean;
  /** Why the last try failed, and the way on. */
  problem?: ReactNode;
  /** Reads the views again, after somebody else changed this one. */
  onReload?: (() => void) | undefined;
  /** Asked for all views. */
  onOpen: () => void;
  /** The control, for the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** Above a list: which of its saved views is open, whether it was changed, and the way to the others. */
export function ViewBar({
  name,
  changed = false,
  gone = '',
  onKeep,
  onSaveAs,
  busy = false,
  problem,
  onReload,
  onOpen,
  ref,
}: ViewBarProps) {
  const Icon = name === null ? BookmarkBorder : Bookmark;
  return (
    <>
      <div className={styles.root} role="group" aria-label="Tampilan daftar">
        <Button kind="quiet" ref={ref} icon={<Icon aria-hidden />} aria-haspopup="dialog" onClick={onOpen}>
          {name === null ? 'Tampilan' : `Tampilan: ${name}${changed ? ' (diubah)' : ''}`}
        </Button>
        {onKeep && (
          <Button kind="quiet" busy={busy} busyLabel="Menyimpan…" onClick={onKeep}>
            Simpan perubahan
          </Button>
        )}
        {onSaveAs && (
          <Button kind="quiet" onClick={onSaveAs}>
            Simpan sebagai tampilan baru
          </Button>
        )}
      </div>
      {(problem || gone !== '') && (
        <div className={styles.notices}>
          {gone !== '' && (
            <InlineAlert tone="info">Tampilan dibuka tanpa {gone}: pilihan itu tidak ada lagi.</InlineAlert>
          )}
          {problem && (
            <InlineAlert
              tone="danger"
              title="Perubahan belum tersimpan"
              action={
                onReload && (
                  <Button kind="quiet" onClick={onReload}>
                    Muat ulang
                  </Button>
                )
              }
            >
              {problem}
            </InlineAlert>
          )}
        </div>
      )}
    </>
  );
}
