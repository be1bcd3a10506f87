import Check from '@mui/icons-material/CheckRounded';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { IconButton } from '@/components/IconButton/IconButton';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { SavedView } from '@/lib/contract/savedViews';
import { viewGroups } from '../domain/viewGroups';
import styles from './ViewMenu.module.css';

export interface ViewMenuProps {
  /** Undefined: nothing known yet. */
  views: readonly SavedView[] | undefined;
  /** Id of the one that is open; null: none. */
  opened: number | null;
  /** Why they could not be read, or that they may be old. */
  notice?: ReactNode;
  /** A view was chosen. */
  onView: (view: SavedView) => void;
  /** Back to the list without a view. */
  onCloseView: () => void;
  /** Asked to keep the list as it is. */
  onSave: () => void;
  /** Asked for another name. */
  onRename: (view: SavedView) => void;
  /** Asked to remove one. */
  onRemove: (view: SavedView) => void;
  /** Puts the dialog away. */
  onClose: () => void;
}

/** The saved views of a list: one's own and those of the offices; to open, and to keep another one. */
export function ViewMenu({ views, opened, notice, onCloseView, onSave, onClose, ...rows }: ViewMenuProps) {
  const isOpen = views?.some(({ id }) => id === opened);
  return (
    <Dialog
      open
      changed={false}
      title="Tampilan"
      onClose={onClose}
      actions={
        <>
          {isOpen && <Button onClick={onCloseView}>Tutup tampilan</Button>}
          <Button kind="primary" onClick={onSave}>
            Simpan tampilan ini
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        {notice}
        {views === undefined && !notice && <SkeletonLines lines={4} />}
        {views?.length === 0 && (
          <p data-part="none">
            Belum ada tampilan tersimpan. Atur filter, urutan, dan kolom daftar ini, lalu simpan dengan nama.
          </p>
        )}
        {viewGroups(views ?? []).map(({ title, views: group }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {group.map((view) => (
                <ViewLine key={view.id} view={view} isOpen={view.id === opened} {...rows} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

interface ViewLineProps extends Pick<ViewMenuProps, 'onView' | 'onRename' | 'onRemove'> {
  view: SavedView;
  isOpen: boolean;
}

function ViewLine({ view, isOpen, onView, onRename, onRemove }: ViewLineProps) {
  const { name, may_change: mayChange, office, made_by: by } = view;
  return (
    <li>
      <button type="button" data-part="view" aria-current={isOpen || undefined} onClick={() => onView(view)}>
        <span data-part="mark">{isOpen && <Check aria-hidden />}</span>
        <span data-part="name">
          {name}
          {office && <small>Disimpan {by.name}</small>}
        </span>
      </button>
      {mayChange && (
        <>
          <IconButton label={`Ganti nama ${name}`} onClick={() => onRename(view)}>
            <Edit aria-hidden />
          </IconButton>
          <IconButton label={`Hapus ${name}`} onClick={() => onRemove(view)}>
            <Delete aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  );
}
