import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { SharedLine } from '@/lib/contract/sharedCard';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { lineStatusLabel } from '@/lib/labels/lineStatusLabel';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import styles from './SharedLines.module.css';

export interface SharedLinesProps {
  /** Every instalment, the first first. */
  lines: readonly SharedLine[];
}

/** So many of what comes later stand in sight. */
const AHEAD = 3;

/** The schedule with what was paid. What is done and what comes much later is folded: on a phone what is owed is in sight. */
export function SharedLines({ lines }: SharedLinesProps) {
  const done = lines.filter(isDone);
  const open = lines.filter((line) => !isDone(line));
  const ahead = open.filter((line) => line.owed?.status === 'UPCOMING').slice(AHEAD);
  const near = ahead.length > 1 ? open.filter((line) => !ahead.includes(line)) : open;
  return (
    <section className={styles.root}>
      <h2>Jadwal angsuran</h2>
      {near.length > 0 && <LineList lines={near} />}
      {near !== open && (
        <details>
          <summary>{ahead.length} angsuran sesudahnya</summary>
          <LineList lines={ahead} />
        </details>
      )}
      {done.length > 0 && (
        <details open={open.length === 0 || undefined}>
          <summary>{done.length} angsuran lunas</summary>
          <LineList lines={done} />
        </details>
      )}
    </section>
  );
}

const isDone = ({ owed, instalment, paid, discount }: SharedLine) =>
  owed ? owed.remainder === 0 && owed.penalty === 0 : paid + discount >= instalment;

function LineList({ lines }: SharedLinesProps) {
  return (
    <ol>
      {lines.map((line) => (
        <Line key={line.number} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { line: SharedLine }) {
  const { number, date_maturity: date, instalment, paid, discount, owed } = line;
  const label = labelOf(line);
  const details = [
    ['Dibayar', paid],
    ['Potongan', discount],
    ['Sisa', owed && paid + discount > 0 ? owed.remainder : 0],
    ['Denda', owed?.penalty ?? 0],
  ] as const;
  const said = details.filter(([, sum]) => sum > 0);
  return (
    <li>
      <p data-part="head">
        <b>Angsuran ke-{number}</b>
        <b>{formatRupiah(instalment)}</b>
      </p>
      <p data-part="head">
        <span>{formatDate(date)}</span>
        {label && <StatusChip tone={label.tone}>{label.label}</StatusChip>}
      </p>
      {said.length > 0 && (
        <dl>
          {said.map(([what, sum]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{formatRupiah(sum)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** Nothing is said of an open line of a contract that no longer runs: it is neither due nor late. */
function labelOf(line: SharedLine): StatusLabel | null {
  if (line.owed) return lineStatusLabel(line.owed);
  return isDone(line) ? { label: 'Lunas', tone: 'paid' } : null;
}
