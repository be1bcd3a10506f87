import { ChosenBar } from '@/components/ChosenBar/ChosenBar';
import type { DistributionAccount } from '@/lib/contract/distribution';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';

export interface ChosenAccountsProps {
  /** Accounts that are chosen. */
  chosen: readonly DistributionAccount[];
  /** Asked to move them. */
  onMove: () => void;
  /** Nothing is to be chosen any more. */
  onLeave: () => void;
}

/** Above accounts: how many are chosen, what they come to, and the way to move them. */
export function ChosenAccounts({ chosen, onMove, onLeave }: ChosenAccountsProps) {
  const outstanding = chosen.reduce((sum, account) => sum + (account.outstanding ?? 0), 0);
  return (
    <ChosenBar
      label="Akun yang dipilih"
      chosen={chosen.length > 0}
      act="Pindahkan"
      onAct={onMove}
      onLeave={onLeave}
    >
      {chosen.length === 0
        ? 'Pilih akun untuk memindahkannya.'
        : `${formatNumber(chosen.length)} akun dipilih, sisa pokok ${formatRupiah(outstanding)}.`}
    </ChosenBar>
  );
}
