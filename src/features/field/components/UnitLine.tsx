import { Link } from '@/components/Link/Link';
import { SendingLine } from '@/components/SendingLine/SendingLine';
import { formatDate } from '@/lib/format/tanggal';
import type { OrderRow } from '../domain/orderRows';
import { RESULT_WORDS } from '../domain/orderText';
import styles from './UnitLine.module.css';

export interface UnitLineProps {
  /** The order on an account. */
  row: OrderRow;
  /** Where it is carried out. */
  href: string;
}

/** Beside an account: that its unit is to be taken, or what came of it and where that is by now. */
export function UnitLine({ row: { order, bast, status }, href }: UnitLineProps) {
  return (
    <div className={styles.root}>
      <Link href={href}>{bast ? `BAST ${order.number}` : 'Surat tugas penarikan'}</Link>
      <span>
        {bast
          ? bast.result !== null && RESULT_WORDS[bast.result]
          : `berlaku sampai ${formatDate(order.valid_until)}`}
      </span>
      {status && <SendingLine status={status} />}
    </div>
  );
}
