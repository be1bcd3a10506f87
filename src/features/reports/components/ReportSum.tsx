import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Report } from '@/lib/contract/reports';
import type { ReportDefinition } from '@/lib/contract/reportTerms';
import { asOfText } from '@/lib/format/asOf';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { shownColumns } from '../domain/reportColumns';
import styles from './ReportSum.module.css';

export interface ReportSumProps {
  /** Which report it is. */
  definition: ReportDefinition;
  /** Undefined: not known yet. */
  report: Pick<Report, 'count' | 'columns' | 'totals' | 'as_of'> | undefined;
  /** Another choice is on its way. */
  busy?: boolean;
}

/** How many rows a report has, of when they are, and what all of them come to, as the server says it. */
export function ReportSum({ definition, report, busy = false }: ReportSumProps) {
  return (
    <section className={styles.root} aria-label="Jumlah" aria-live="polite" aria-busy={busy || undefined}>
      {report ? <Sums definition={definition} report={report} /> : <SkeletonLines lines={2} />}
    </section>
  );
}

function Sums({
  definition,
  report,
}: {
  definition: ReportDefinition;
  report: NonNullable<ReportSumProps['report']>;
}) {
  const { count, columns, totals, as_of } = report;
  const sums = shownColumns(definition, columns).filter(({ at }) => totals[at] != null);
  return (
    <>
      <p>
        <b>
          {formatNumber(count)} {definition.noun}
        </b>{' '}
        {asOfText(as_of)}
      </p>
      {count > 0 && sums.length > 0 && (
        <dl>
          {sums.map(({ key, word, kind, at }) => (
            <div key={key}>
              <dt>{word}</dt>
              <dd>{kind === 'rupiah' ? formatRupiah(totals[at]) : formatNumber(totals[at], 'text')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
