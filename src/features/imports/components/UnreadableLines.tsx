import { formatNumber } from '@/lib/format/rupiah';
import type { UnreadableLine } from '@/lib/tables/statement/readStatement';
import styles from './UnreadableLines.module.css';

export interface UnreadableLinesProps {
  /** The lines, in their order. */
  lines: readonly UnreadableLine[];
  /** All of them; more than are named where there are very many. */
  count: number;
}

/** Lines that can't be read, by number and with what is wrong; they are never sent. */
export function UnreadableLines({ lines, count }: UnreadableLinesProps) {
  if (count === 0) return null;
  const rest = count - lines.length;
  return (
    <details className={styles.root} open={count <= 5}>
      <summary>{formatNumber(count)} baris tidak terbaca dan tidak ikut dikirim</summary>
      {/* The list scrolls, so it must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label="Baris yang tidak terbaca">
        {lines.map(({ line, problem, text }) => (
          <li key={line}>
            <strong>
              Baris {formatNumber(line)}: {problem}
            </strong>
            <span>{text}</span>
          </li>
        ))}
        {rest > 0 && <li>… dan {formatNumber(rest)} baris lagi.</li>}
      </ul>
    </details>
  );
}
