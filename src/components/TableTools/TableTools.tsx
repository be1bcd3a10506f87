import ChecklistIcon from '@mui/icons-material/ChecklistRounded';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { isShownAt, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Column } from '@/components/DataTable/DataTable.types';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { ColumnsDialogProps } from './ColumnsDialog';
import styles from './TableTools.module.css';

const ColumnsDialog = lazyOverlay<ColumnsDialogProps>(() => import('./ColumnsDialog'), byOnClose);

export interface TableToolsProps {
  /** All that the list can show, without what was chosen. */
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'hideBelow'>[];
  /** What was chosen; null: nothing. */
  choice: ColumnChoice | null;
  /** Other columns were chosen; null: the list's own. */
  onChoice: (choice: ColumnChoice | null) => void;
  /** The address holds what was chosen, for a view to keep; default: this device does. */
  inAddress?: boolean;
  /** How many rows are chosen; null: rows are not being chosen. */
  chosen: number | null;
  /** Begins and ends the choosing of rows. */
  onSelecting: (on: boolean) => void;
  /** What can be done with the chosen rows. */
  actions?: ReactNode;
  /** A sentence about them: their sum. */
  summary?: ReactNode;
}

/** Above a list: which columns it shows, with a hint where some are hidden, and what can be done with chosen rows. Not on phones, where rows are cards. */
export function TableTools({
  columns,
  choice,
  onChoice,
  inAddress = false,
  chosen,
  onSelecting,
  actions,
  summary,
}: TableToolsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    // It shares its row with the views: the row is as wide as the table.
    if (box.current?.parentElement) observer.observe(box.current.parentElement);
    return () => observer.disconnect();
  }, []);
  const [first, ...others] = columns;
  const shown =
    choice ?? others.filter((column) => isShownAt(column as Column<never>, width)).map(({ key }) => key);
  const hidden = others.filter(({ key }) => !shown.includes(key)).length;

  return (
    <div ref={box} className={styles.root} role="group" aria-label="Alat daftar">
      {chosen === null ? (
        <Button kind="quiet" icon={<ChecklistIcon aria-hidden />} onClick={() => onSelecting(true)}>
          Pilih baris
        </Button>
      ) : (
        <>
          <p role="status">
            {chosen} dipilih{chosen > 0 && summary && <> · {summary}</>}
          </p>
          {chosen > 0 && actions}
          <Button kind="quiet" onClick={() => onSelecting(false)}>
            Selesai memilih
          </Button>
        </>
      )}
      <Button
        kind="quiet"
        icon={<ViewColumn aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-part="columns"
      >
        Kolom{hidden > 0 && ` (${hidden} tersembunyi)`}
      </Button>
      {open && first && (
        <ColumnsDialog
          columns={columns}
          shown={shown}
          isChosen={choice !== null}
          inAddress={inAddress}
          onChoice={onChoice}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
