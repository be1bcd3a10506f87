import { Button } from '@/components/Button/Button';
import { Panel } from '@/components/Panel/Panel';
import { formatDate } from '@/lib/format/tanggal';
import type { AbsentDay } from '../domain/absentDraft';
import styles from './AbsentList.module.css';

export interface AbsentListProps {
  /** Open days of other cashiers, oldest first. */
  rows: readonly AbsentDay[];
  /** A day is to be counted. */
  onCount: (row: AbsentDay) => void;
}

/** Days that their cashiers have not closed, which two others may; nothing when all have. */
export function AbsentList({ rows, onCount }: AbsentListProps) {
  if (rows.length === 0) return null;
  return (
    <Panel title="Kasir lain yang belum tutup kas">
      <p className={styles.hint}>Bila kasirnya tidak hadir, hitung kasnya; penyetuju lain mengonfirmasi.</p>
      <ul className={styles.list}>
        {rows.map((row) => {
          const { cashier, office, day, waits } = row;
          const name = `${cashier.name}, ${formatDate(day)}`;
          return (
            <li key={`${cashier.id}${day}`}>
              <span>
                {name} <small>Kantor {office.name}</small>
              </span>
              {waits ? (
                <span>Menunggu konfirmasi</span>
              ) : (
                <Button aria-label={`Kasir tidak hadir: hitung kas ${name}`} onClick={() => onCount(row)}>
                  Kasir tidak hadir
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
