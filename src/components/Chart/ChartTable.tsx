import type { ChartFigures } from './Chart.types';
import { cellText, columnsOf } from './Chart.utils';
import styles from './ChartTable.module.css';

export interface ChartTableProps extends ChartFigures {
  /** What it shows, in a sentence. */
  caption: string;
}

/** More columns of figures do not fit beside each other on a phone. */
const MOST_ON_PHONES = 2;

/** The same figures as a table; a row becomes a card on phones where it has many. */
export function ChartTable({ caption, categoryName, categories, unit, ...figures }: ChartTableProps) {
  const columns = columnsOf(figures);
  return (
    <table className={styles.root} role="table" data-many={columns.length > MOST_ON_PHONES || undefined}>
      <caption>
        <span className="visually-hidden">{caption} </span>
        {unit === 'Rp' ? 'Dalam rupiah' : `Dalam ${unit}`}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {categoryName}
          </th>
          {columns.map(({ name }, index) => (
            <th key={index} role="columnheader" scope="col" data-figure>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {categories.map((name, at) => (
          <tr key={at} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.map((column, index) => (
              <td key={index} role="cell" data-figure data-label={column.name}>
                {cellText(column.at(at) ?? null, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
