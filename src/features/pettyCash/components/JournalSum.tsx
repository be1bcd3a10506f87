import type { PettyJournal } from '@/lib/contract/pettyJournal';
import { formatRupiah } from '@/lib/format/rupiah';
import styles from './FundFigures.module.css';

export interface JournalSumProps {
  /** Balances before and after the period, and what went through it. */
  journal: Pick<PettyJournal, 'opening' | 'debit' | 'credit' | 'closing' | 'counted'>;
}

/** A journal's period as a sum: opening + in − out = closing, and what was counted at its end. */
export function JournalSum({ journal }: JournalSumProps) {
  const { opening, debit, credit, closing, counted } = journal;
  return (
    <section className={styles.root} aria-label="Jumlah jurnal">
      <dl>
        <Part label="Saldo awal" value={opening} />
        <Part sign="+" label="Debit" value={debit} />
        <Part sign="−" label="Kredit" value={credit} />
        <Part sign="=" label="Saldo akhir" value={closing} isTotal />
      </dl>
      <p>
        {counted === null
          ? 'Hari terakhir dengan voucher belum ditutup, jadi belum ada hitungan uangnya.'
          : counted === closing
            ? `Sama dengan uang yang dihitung saat hari terakhir ditutup, ${formatRupiah(counted)}.`
            : `Uang yang dihitung saat hari terakhir ditutup ${formatRupiah(counted)}, selisih ${formatRupiah(counted - closing)}.`}
      </p>
    </section>
  );
}

interface PartProps {
  sign?: string;
  label: string;
  value: number;
  isTotal?: boolean;
}

function Part({ sign, label, value, isTotal = false }: PartProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        {sign && <span aria-hidden>{sign}</span>}
        {label}
      </dt>
      <dd>{formatRupiah(value)}</dd>
    </div>
  );
}
