import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded';
import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { movedColumn, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Column } from '@/components/DataTable/DataTable.types';
import { Dialog } from '@/components/Dialog/Dialog';
import { IconButton } from '@/components/IconButton/IconButton';
import styles from './ColumnsDialog.module.css';

export interface ColumnsDialogProps {
  /** All columns; the first always stands and stands first. */
  columns: readonly Pick<Column<never>, 'key' | 'header'>[];
  /** Keys of those that stand now, in their order. */
  shown: ColumnChoice;
  /** Somebody chose them: the list's own can be brought back. */
  isChosen: boolean;
  /** The address holds them, for a view to keep; this device does not. */
  inAddress: boolean;
  /** Every press counts at once. Null: the list's own. */
  onChoice: (choice: ColumnChoice | null) => void;
  /** Puts the dialog away. */
  onClose: () => void;
}

const OF_DEVICE = 'Berlaku di perangkat ini.';
const OF_VIEW = 'Berlaku pada daftar yang sedang dibuka; simpan tampilannya agar tetap begitu.';

/** Which columns a list shows, and in which order; kept on this device for this person, or by the open view once it is saved. */
export default function ColumnsDialog({
  columns,
  shown,
  isChosen,
  inAddress,
  onChoice,
  onClose,
}: ColumnsDialogProps) {
  const [first, ...others] = columns;
  const stands = shown.flatMap((key) => others.find((column) => column.key === key) ?? []);
  const rest = others.filter(({ key }) => !shown.includes(key));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Kolom"
      changed={false}
      actions={
        <>
          {isChosen && <Button onClick={() => onChoice(null)}>Kembalikan ke semula</Button>}
          <Button kind="primary" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
    >
      <ul className={styles.root}>
        <li>
          <CheckField label={first?.header ?? ''} checked disabled onChange={() => undefined} />
        </li>
        {stands.map(({ key, header }, index) => (
          <li key={key}>
            <CheckField
              label={header}
              checked
              onChange={() => onChoice(shown.filter((other) => other !== key))}
            />
            <IconButton
              label={`Naikkan ${header}`}
              aria-disabled={index === 0 || undefined}
              onClick={() => onChoice(movedColumn(shown, key, -1))}
            >
              <ArrowUpward aria-hidden />
            </IconButton>
            <IconButton
              label={`Turunkan ${header}`}
              aria-disabled={index === stands.length - 1 || undefined}
              onClick={() => onChoice(movedColumn(shown, key, 1))}
            >
              <ArrowDownward aria-hidden />
            </IconButton>
          </li>
        ))}
        {rest.map(({ key, header }) => (
          <li key={key}>
            <CheckField label={header} checked={false} onChange={() => onChoice([...shown, key])} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {`${inAddress ? OF_VIEW : OF_DEVICE} Bila kolom terlalu banyak untuk lebar layar, daftar digeser ke samping.`}
      </p>
    </Dialog>
  );
}
