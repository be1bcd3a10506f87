import { formatNumber } from '@/lib/format/rupiah';
import styles from './FewLines.module.css';

export interface FewLinesProps {
  /** What they have in common; their number follows it. */
  title: string;
  /** One sentence each; without any nothing shows. */
  lines: readonly string[];
}

/** Of each list this many are shown; the rest is counted. */
const SHOWN = 50;

/** The first lines of what a file would do, and how many more there are. */
export function FewLines({ title, lines }: FewLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.root}>
      <h3>
        {title} ({formatNumber(lines.length)})
      </h3>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > SHOWN && <li>dan {formatNumber(lines.length - SHOWN)} lagi</li>}
      </ul>
    </section>
  );
}
