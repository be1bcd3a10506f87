import { Button } from '@/components/Button/Button';
import type { DistributionAccount } from '@/lib/contract/distribution';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import styles from './ChosenAccounts.module.css';

export interface ChosenAccountsProps {
  /** Accounts that are chosen. */
  chosen: readonly DistributionAccount[];
  /** Asked to move them. */
  onMove: () => void;
  /** Nothing is to be chosen any more. */
  onLeave: () => void;
}

/** Above accounts: how many are chosen, what they come to, and the way to move them. On phones within the thumb's reach. */
export function ChosenAccounts({ chosen, onMove, onLeave }: ChosenAccountsProps) {
  const outstanding = chosen.reduce((sum, account) => sum + (account.outstanding ?? 0), 0);
  return (
    <div
      className={styles.root}
      role="group"
      aria-label="Akun yang dipilih"
      data-foot-bar={chosen.length > 0 || undefined}
    >
      <p role="status">
        {chosen.length === 0
          ? 'Pilih akun untuk memindahkannya.'
          : `${formatNumber(chosen.length)} akun dipilih, sisa pokok ${formatRupiah(outstanding)}.`}
      </p>
      {chosen.length > 0 && (
        <>
          <Button kind="quiet" onClick={onLeave}>
            Lepas pilihan
          </Button>
          <Button kind="primary" onClick={onMove}>
            Pindahkan
          </Button>
        </>
      )}
    </div>
  );
}
