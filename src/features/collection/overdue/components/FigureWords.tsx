import { OWED_WORDS } from '@/lib/collection/owedFigures';
import { formatInstant } from '@/lib/format/tanggal';
import styles from './FigureWords.module.css';

export interface FigureWordsProps {
  /** When the figures were read, ISO 8601. */
  asOf: string;
}

const NAMES: Record<keyof typeof OWED_WORDS, string> = {
  outstanding: 'Sisa pokok',
  bucket: 'Hari terlambat',
  late: 'Terlambat',
  repossessed: 'Unit ditarik',
  coming: 'Jatuh tempo 7 hari ini',
  without_region: 'Belum berwilayah',
  without_collector: 'Belum berkolektor',
};

/** What each figure means and of when it is, where the figures stand. */
export function FigureWords({ asOf }: FigureWordsProps) {
  return (
    <details className={styles.root}>
      <summary>Arti angka</summary>
      <p>Angka pada {formatInstant(asOf)}, paling lama 15 detik yang lalu saat diminta.</p>
      <dl>
        {Object.entries(NAMES).map(([key, name]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{OWED_WORDS[key as keyof typeof OWED_WORDS]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
