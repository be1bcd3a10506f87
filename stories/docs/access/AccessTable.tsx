import type { MatrixRow } from './accessMatrix';
import styles from './AccessTable.module.css';

export interface AccessTableProps {
  caption: string;
  /** What the rows are: heading of the first column. */
  first?: string;
  columns: readonly string[];
  rows: readonly MatrixRow[];
}

/** Routes or calls down, flags or titles across; a dot where the route exists or the call is let through. */
export function AccessTable({ caption, first = 'Route', columns, rows }: AccessTableProps) {
  return (
    <div className={styles.root} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-part="narrow">
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, title, menu, open, marks }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
                <small>{[title, menu, open].filter(Boolean).join(' · ')}</small>
              </th>
              {columns.map((column) => (
                <td key={column} data-part="mark">
                  {marks[column] && '●'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
