import { clsx } from 'clsx';
import type { DecisionConsequences } from '@/lib/contract/consequences';
import { CashOfDays } from './CashOfDays';
import { consequenceGroups, unchangedText, type ConsequenceGroup } from './consequenceRows';
import styles from './Consequences.module.css';
import table from './figureTable.module.css';

export interface ConsequencesProps {
  /** What would change, before and after. */
  consequences: DecisionConsequences;
}

/**
 * What a decision does to a contract's card, its penalty, the cashiers' days, the deposit and later receipts. Shows only
 * what changes, before and after; the heading above it is its place's own. Amounts in rupiah.
 */
export function Consequences({ consequences }: ConsequencesProps) {
  const groups = consequenceGroups(consequences);
  const unchanged = unchangedText(consequences);
  if (groups.length === 0 && consequences.cash.length === 0) {
    return <p className={styles.quiet}>Tidak ada yang berubah pada kartu piutang, denda, dan kas.</p>;
  }
  return (
    <div className={styles.root}>
      {groups.length > 0 && <BeforeAfter groups={groups} />}
      {consequences.cash.length > 0 && <CashOfDays days={consequences.cash} />}
      {unchanged && <p className={styles.quiet}>{unchanged}</p>}
    </div>
  );
}

function BeforeAfter({ groups }: { groups: readonly ConsequenceGroup[] }) {
  return (
    <table className={clsx(table.root, styles.table)}>
      <caption className="visually-hidden">Kartu piutang sebelum dan sesudah</caption>
      <thead>
        <tr>
          <th scope="col">Kartu piutang</th>
          <th scope="col">Sebelum</th>
          <th scope="col">Sesudah</th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {title}
            </th>
          </tr>
          {rows.map(({ key, label, before, after }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
