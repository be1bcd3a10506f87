import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import type { CollectionHome } from '@/lib/contract/collectionHome';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import styles from './CollectionFigures.module.css';

/** Where lists of collection are; null: the person may not open it. */
export interface CollectionHrefs {
  overdue: string | null;
  promises: string | null;
  letters: string | null;
  tts: string | null;
}

export interface CollectionFiguresProps {
  /** What is new. */
  figures: CollectionHome;
  /** Lists that have its rows. */
  hrefs: CollectionHrefs;
}

/** What is new in collection; a figure of which there is a list leads to it. */
export function CollectionFigures({ figures, hrefs }: CollectionFiguresProps) {
  const { newly_late, paid_late, without_collector, without_region, promises_today, tts_late } = figures;
  const rows: readonly Row[] = [
    {
      label: 'Baru terlambat hari ini',
      ...{ count: newly_late.accounts, noun: 'kontrak', amount: newly_late.outstanding },
      href: within(hrefs.overdue, '?due=new'),
    },
    {
      label: 'Tunggakan dibayar sejak kemarin',
      ...{ count: paid_late.accounts, noun: 'kontrak', amount: paid_late.collected },
      href: within(hrefs.overdue, '?due=paid'),
    },
    {
      label: 'Janji bayar hari ini',
      ...{ count: promises_today.accounts, noun: 'janji', amount: promises_today.amount },
      href: within(hrefs.promises, '?group=today'),
    },
    {
      label: 'Belum berkolektor',
      count: without_collector,
      noun: 'kontrak',
      href: within(hrefs.overdue, '?due=all&collector=none'),
    },
    {
      label: 'Belum berwilayah',
      ...{ count: without_region, noun: 'kontrak', href: within(hrefs.overdue, '?due=all&region=none') },
    },
    {
      label: 'Surat peringatan waktunya dibuat',
      ...{ count: figures.letters_due, noun: 'surat', href: within(hrefs.overdue, '?letter=due') },
    },
    {
      label: 'Surat peringatan belum dicatat pengirimannya',
      ...{ count: figures.letters_waiting, noun: 'surat', href: hrefs.letters },
    },
    {
      label: 'TTS lebih dari satu hari kerja belum disetor',
      ...{ count: tts_late.count, noun: 'TTS', amount: tts_late.amount, href: hrefs.tts },
    },
  ];
  return (
    <dl className={styles.root}>
      {rows.map(({ label, count, noun, amount, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {linked(`${formatNumber(count)} ${noun}`, count > 0 ? (href ?? null) : null)}
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
  /** The list that has its rows, filtered; null or left out: the person may open none. */
  href?: string | null;
}

const within = (list: string | null, filters: string) => list && list + filters;

const linked = (text: string, href: string | null): ReactNode =>
  href === null ? <strong>{text}</strong> : <Link href={href}>{text}</Link>;
