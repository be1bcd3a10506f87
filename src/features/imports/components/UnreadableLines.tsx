import { useState } from 'react';
import { formatNumber } from '@/lib/format/rupiah';
import type { UnreadableLine } from '@/lib/tables/statement/readStatement';
import styles from './UnreadableLines.module.css';

export interface UnreadableLinesProps {
  /** All of them, in their order. */
  lines: readonly UnreadableLine[];
}

/** Groups that stand open: what is rare is looked at, line by line. */
const FEW = 5;

/** Lines that are not sent, all of them, with number and reason; by reason, the rarest first. */
export function UnreadableLines({ lines }: UnreadableLinesProps) {
  if (lines.length === 0) return null;
  const groups = new Map<string, UnreadableLine[]>();
  for (const line of lines) {
    const group = groups.get(line.group);
    if (group) group.push(line);
    else groups.set(line.group, [line]);
  }
  const rarestFirst = [...groups].sort(([, some], [, others]) => some.length - others.length);
  return (
    <section className={styles.root}>
      <h3>{formatNumber(lines.length)} baris tidak ikut dikirim</h3>
      {rarestFirst.map(([reason, some]) => (
        <Group key={reason} reason={reason} lines={some} />
      ))}
    </section>
  );
}

function Group({ reason, lines }: UnreadableLinesProps & { reason: string }) {
  const [open, setOpen] = useState(lines.length <= FEW);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {reason} <small>{formatNumber(lines.length)} baris</small>
      </summary>
      {/* Thousands of lines are there only while they are looked at; the list scrolls, so it takes the keyboard. */}
      {open && (
        <ul tabIndex={0} aria-label={reason}>
          {lines.map(({ line, problem, text }) => (
            <li key={line}>
              <strong>
                Baris {formatNumber(line)}: {problem}
              </strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
