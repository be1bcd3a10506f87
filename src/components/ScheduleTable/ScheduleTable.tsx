import { DueDate } from '@/components/DueDate/DueDate';
import type { ScheduleLine } from '@/lib/arithmetic/schedule';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './ScheduleTable.module.css';

export interface ScheduleTableProps {
  /** The lines, in their order. */
  lines: readonly ScheduleLine[];
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: ReadonlyMap<string, string> | undefined;
  /** Rupiah, over all lines. */
  interest: number;
  /** What is paid in all, rupiah. */
  total: number;
}

const sumPrincipal = (lines: readonly ScheduleLine[]) => lines.reduce((sum, line) => sum + line.principal, 0);

/**
 * A whole schedule with its totals; amounts in rupiah. On phones a line takes two rows, so that no figure is cut and
 * sixty of them stay a page one can scroll.
 */
export function ScheduleTable({ lines, holidays, interest, total }: ScheduleTableProps) {
  return (
    <div className={styles.root}>
      <table role="table">
        <caption className="visually-hidden">Jadwal angsuran</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Ke
            </th>
            <th role="columnheader" scope="col">
              Jatuh tempo
            </th>
            <th role="columnheader" scope="col" data-figure>
              Angsuran
            </th>
            <th role="columnheader" scope="col" data-figure>
              Pokok
            </th>
            <th role="columnheader" scope="col" data-figure>
              Bunga
            </th>
            <th role="columnheader" scope="col" data-figure>
              Sisa pokok
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <tr key={line.number} role="row">
              <th role="rowheader" scope="row">
                {line.number}
              </th>
              <td role="cell" data-date>
                <DueDate date={line.date_maturity} holidays={holidays} />
              </td>
              <Figure name="Angsuran" value={line.instalment} main />
              <Figure name="Pokok" value={line.principal} />
              <Figure name="Bunga" value={line.interest} />
              <Figure name="Sisa pokok" value={line.remaining} />
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={2}>
              Jumlah
            </th>
            <Figure name="Angsuran" value={total} main />
            <Figure name="Pokok" value={sumPrincipal(lines)} />
            <Figure name="Bunga" value={interest} />
            <td role="cell" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Figure({ name, value, main }: { name: string; value: number; main?: boolean }) {
  return (
    <td role="cell" data-figure data-main={main || undefined} data-label={name}>
      {formatNumber(value)}
    </td>
  );
}
