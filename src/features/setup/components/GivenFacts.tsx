import { Link } from '@/components/Link/Link';
import { Panel } from '@/components/Panel/Panel';
import type { CompanySetup } from '@/lib/contract/companySetup';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import styles from './GivenFacts.module.css';

export interface GivenFactsProps {
  /** What every company begins with. */
  given: CompanySetup['given'];
  /** Where they are changed. */
  hrefs: { statuses: string; regions: string };
}

/** What needs no step, for it is there from the start, and where it is changed. */
export function GivenFacts({ given, hrefs }: GivenFactsProps) {
  const { statuses, provinces, villages, holidays_to: last } = given;
  return (
    <Panel title="Sudah tersedia">
      <ul className={styles.root}>
        <li>
          <Link href={hrefs.statuses}>Status Pengajuan</Link>
          <span>{formatNumber(statuses)} status dengan alurnya</span>
        </li>
        <li>
          <Link href={hrefs.regions}>Wilayah</Link>
          <span>
            {formatNumber(provinces)} provinsi;{' '}
            {villages === 0
              ? 'kecamatan dan kelurahan dapat diimpor, atau diketik di form'
              : `${formatNumber(villages)} kecamatan dan kelurahan`}
          </span>
        </li>
        <li>
          <b>Hari libur nasional</b>
          <span>{last === null ? 'belum ada' : `sampai ${formatDate(last)}`}</span>
        </li>
      </ul>
    </Panel>
  );
}
