import { carriedFigures, scheduleFigures, type ShownRestructure } from '../domain/restructureFigures';
import styles from './RestructureFigures.module.css';

export interface RestructureFiguresProps {
  /** What goes over, and what it becomes where that is known. */
  shown: ShownRestructure;
}

/** What of a contract goes over to another schedule, and both schedules side by side; rupiah. */
export function RestructureFigures({ shown }: RestructureFiguresProps) {
  return (
    <div className={styles.root}>
      <table>
        <caption>Sisa yang pindah</caption>
        <tbody>
          {carriedFigures(shown).map(({ label, value, main }) => (
            <tr key={label} data-main={main}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table data-part="schedules">
        <caption>Jadwal lama dan baru</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Lama</th>
            <th scope="col">Baru</th>
            <th scope="col">Selisih</th>
          </tr>
        </thead>
        <tbody>
          {scheduleFigures(shown).map(({ label, before, after, difference, main }) => (
            <tr key={label} data-main={main}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
