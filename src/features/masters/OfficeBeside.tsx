import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { WaitingChange } from '@/components/WaitingChange/WaitingChange';
import { useWithdrawChange } from '@/lib/changes/useWithdrawChange';
import type { Master, OfficeMaster } from '@/lib/contract/masters';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { OfficeAccounts } from './OfficeAccounts';
import styles from './OfficeBeside.module.css';

export interface OfficeBesideProps {
  /** The office. */
  row: Master;
}

/** What two people decide of an office: a higher limit that waits or is to come, and its receiving accounts. */
export function OfficeBeside({ row }: OfficeBesideProps) {
  const { waiting, coming_collector_fee: coming } = row as OfficeMaster;
  const withdrawing = useWithdrawChange();
  return (
    <div className={styles.root}>
      {coming && (
        <InlineAlert tone="info">
          Biaya tagih paling banyak menjadi {formatRupiah(coming.amount)} mulai {formatDate(coming.from)}.
        </InlineAlert>
      )}
      {waiting && (
        <WaitingChange
          change={waiting}
          busy={withdrawing.isPending}
          problem={withdrawing.problem}
          onWithdraw={() => withdrawing.send(waiting)}
        />
      )}
      <OfficeAccounts row={row} />
    </div>
  );
}
