import { Link } from '@/components/Link/Link';
import type { CollectorPage } from '@/lib/contract/distribution';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import styles from './DistributionFigures.module.css';

export interface DistributionFiguresProps {
  /** Of one office. */
  figures: CollectorPage['figures'];
  /** Where the accounts of each are listed. */
  hrefOf: (state: 'none' | 'unknown' | undefined) => string;
}

const FIGURES = [
  { key: 'all', state: undefined, label: 'Akun' },
  { key: 'without_collector', state: 'none', label: 'Belum berkolektor' },
  { key: 'without_region', state: 'unknown', label: 'Belum berwilayah' },
] as const;

/** How many accounts an office has, and what nobody works on; each with the way to its list. */
export function DistributionFigures({ figures, hrefOf }: DistributionFiguresProps) {
  return (
    <section className={styles.root} aria-label="Akun kantor ini">
      <dl>
        {FIGURES.map(({ key, state, label }) => (
          <div key={key} data-waits={(key !== 'all' && figures[key].accounts > 0) || undefined}>
            <dt>
              <Link href={hrefOf(state)}>{label}</Link>
            </dt>
            <dd>
              <b>{formatNumber(figures[key].accounts)}</b>
              <span>{formatRupiah(figures[key].outstanding)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>Akun: kontrak berjalan yang terlambat atau jatuh tempo dalam 3 hari. Rupiah: sisa pokoknya.</p>
    </section>
  );
}
