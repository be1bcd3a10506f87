import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import type { CollectionHome } from '@/lib/contract/collectionHome';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import styles from './CollectionFigures.module.css';

export interface CollectionFiguresProps {
  /** What is new. */
  figures: CollectionHome;
  /** Where the list of what falls due is; null: the person may not open it. */
  listHref: string | null;
}

/** What is new in collection; a figure of which there is a list leads to it. */
export function CollectionFigures({ figures, listHref }: CollectionFiguresProps) {
  const { newly_late, paid_late, without_collector, without_region, promises_today } = figures;
  const rows: readonly Row[] = [
    {
      label: 'Baru terlambat hari ini',
      ...{ count: newly_late.accounts, noun: 'kontrak', amount: newly_late.outstanding },
      // Late for the fewest days come first.
      list: '?due=late&sort=overdue&order=asc',
    },
    {
      label: 'Tunggakan dibayar sejak kemarin',
      ...{ count: paid_late.accounts, noun: 'kontrak', amount: paid_late.collected },
    },
    {
      label: 'Janji bayar hari ini',
      ...{ count: promises_today.accounts, noun: 'janji', amount: promises_today.amount },
    },
    {
      label: 'Belum berkolektor',
      count: without_collector,
      noun: 'kontrak',
      list: '?due=all&collector=none',
    },
    { label: 'Belum berwilayah', count: without_region, noun: 'kontrak', list: '?due=all&region=none' },
    { label: 'Surat peringatan belum diantar', count: figures.letters_waiting, noun: 'surat' },
  ];
  return (
    <dl className={styles.root}>
      {rows.map(({ label, count, noun, amount, list }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {linked(`${formatNumber(count)} ${noun}`, list && listHref && count > 0 ? listHref + list : null)}
            {amount !== undefined && count > 0 && <span>{formatRupiah(amount)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Row {
  label: string;
  count: number;
  noun: string;
  /** Rupiah. */
  amount?: number;
  /** Filters of the list that has its rows. */
  list?: string;
}

const linked = (text: string, href: string | null): ReactNode =>
  href === null ? <strong>{text}</strong> : <Link href={href}>{text}</Link>;
