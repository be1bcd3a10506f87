import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { addDays } from '@/lib/arithmetic/calendar';
import type { PriceDiff } from '@/lib/contract/prices';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import styles from './TakeListDialog.module.css';

export interface TakeListDialogProps {
  /** The new list against the one that holds. */
  diff: PriceDiff;
  /** First day of the new prices, `YYYY-MM-DD`. */
  validFrom: string;
  /** Missing prices end. */
  ending: boolean;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Why the last try failed. */
  problem?: string | undefined;
  /** The list is taken. */
  onTake: () => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Asks once more, with what will happen, before a whole list is taken. */
export function TakeListDialog(props: TakeListDialogProps) {
  const { diff, validFrom, ending, busy = false, problem, onTake, onCancel } = props;
  const missing = diff.missing.length;
  const lastDay = formatDate(addDays(validFrom, -1));
  return (
    <ConfirmDialog
      open
      title={`Ambil daftar harga mulai ${formatDate(validFrom)}?`}
      confirmLabel="Ambil"
      busy={busy}
      error={problem && `${problem} Berkas dan pilihan Anda tetap ada.`}
      onConfirm={onTake}
      onCancel={onCancel}
    >
      <ul className={styles.root}>
        <li>{formatNumber(diff.changed.length)} harga berubah</li>
        <li>{formatNumber(diff.added.length)} kendaraan baru</li>
        {missing > 0 && (
          <li>
            {formatNumber(missing)} harga yang tidak ada di berkas{' '}
            {ending ? `berakhir ${lastDay}` : 'tetap berlaku'}
          </li>
        )}
        <li>Harga sampai {lastDay} tidak berubah</li>
      </ul>
    </ConfirmDialog>
  );
}
