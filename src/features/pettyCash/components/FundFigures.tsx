import type { PettyFund } from '@/lib/contract/pettyCash';
import { formatRupiah } from '@/lib/format/rupiah';
import styles from './FundFigures.module.css';

export interface FundFiguresProps {
  /** What is there, what was spent, what is coming, and what they come to; rupiah. */
  fund: Pick<NonNullable<PettyFund['fund']>, 'balance' | 'not_replenished' | 'on_way' | 'ceiling' | 'holder'>;
}

/** The fund's identity, to be read as a sum: balance + not replenished + on its way = ceiling. */
export function FundFigures({ fund }: FundFiguresProps) {
  return (
    <section className={styles.root} aria-label="Isi kas kecil">
      <dl>
        <Part label="Saldo" value={fund.balance} strong />
        <Part sign="+" label="Belum diisi kembali" value={fund.not_replenished} />
        <Part sign="+" label="Dalam perjalanan" value={fund.on_way} />
        <Part sign="=" label="Plafon" value={fund.ceiling} total />
      </dl>
      <p>Dipegang {fund.holder.name}</p>
    </section>
  );
}

interface PartProps {
  sign?: '+' | '=';
  label: string;
  value: number;
  strong?: boolean;
  total?: boolean;
}

function Part({ sign, label, value, strong = false, total = false }: PartProps) {
  return (
    <div data-strong={strong || undefined} data-total={total || undefined}>
      <dt>
        {sign && <span aria-hidden>{sign}</span>}
        {label}
      </dt>
      <dd>{formatRupiah(value)}</dd>
    </div>
  );
}
