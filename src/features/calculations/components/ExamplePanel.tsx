import type { CalculationWrite } from '@/lib/contract/calculations';
import { formatRupiah } from '@/lib/format/rupiah';
import { exampleOf, LATE_DAYS } from '../domain/example';
import styles from './ExamplePanel.module.css';

export interface ExamplePanelProps {
  /** The calculation that holds for it. */
  rules: CalculationWrite;
}

/** What the rules mean in money, calculated as a contract would be. */
export function ExamplePanel({ rules }: ExamplePanelProps) {
  const example = exampleOf(rules);
  return (
    <section className={styles.root} aria-label="Contoh">
      <h3>Contoh</h3>
      {example ? (
        <>
          <p>
            Pokok {formatRupiah(example.principal)}, {example.tenor} bulan
          </p>
          <dl>
            {example.first === example.last ? (
              <Line name="Angsuran per bulan" value={example.first} main />
            ) : (
              <>
                <Line name="Angsuran pertama" value={example.first} main />
                <Line name="Angsuran terakhir" value={example.last} />
              </>
            )}
            <Line name="Total bunga" value={example.interest} />
            <Line name={`Denda bila terlambat ${LATE_DAYS} hari`} value={example.penalty} main />
            <Line name="Denda paling tinggi" value={example.highestPenalty} />
          </dl>
          <p>
            {LATE_DAYS} hari dikurangi masa tenggang {rules.penalty_grace_days} hari = {example.penaltyDays}{' '}
            hari denda atas angsuran pertama.
          </p>
        </>
      ) : (
        <p>Muncul setelah isian lengkap dan benar.</p>
      )}
    </section>
  );
}

function Line({ name, value, main }: { name: string; value: number; main?: boolean }) {
  return (
    <div data-main={main || undefined}>
      <dt>{name}</dt>
      <dd>{formatRupiah(value)}</dd>
    </div>
  );
}
