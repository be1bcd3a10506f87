import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { Report } from '@/lib/contract/reports';
import type { ReportDefinition } from '@/lib/contract/reportTerms';
import { namingColumn, type RecordHref } from '../domain/recordCell';
import { chosenColumns, shownColumns } from '../domain/reportColumns';
import { reportTableColumns, type PlacedRow } from './reportTableColumns';
import styles from './ReportTable.module.css';

export interface ReportTableProps {
  /** Which report it is. */
  definition: ReportDefinition;
  /** One page of it; undefined: not known yet. */
  report: Pick<Report, 'columns' | 'rows' | 'count'> | undefined;
  /** Keys of the columns that were asked for, while nothing is known. */
  asked: string;
  /** Others are on their way. */
  loading?: boolean;
  /** Why there are no rows. */
  empty: { title: string; why: string };
  /** Address of what a row names. Keep it stable between renders. */
  hrefOf: RecordHref;
  /** Asked for the first page. */
  onFirst: () => void;
}

/** Rows of a report; what a row names is opened by its own cell. */
export function ReportTable(props: ReportTableProps) {
  const { definition, report, asked, loading = false, empty, hrefOf, onFirst } = props;
  const columns = useMemo(() => {
    const shown = shownColumns(definition, report?.columns ?? chosenColumns(definition, asked));
    return reportTableColumns(shown, namingColumn(report?.rows ?? [], shown), hrefOf);
  }, [definition, report, asked, hrefOf]);
  const rows = useMemo<PlacedRow[] | undefined>(
    () => report?.rows.map((row, place) => ({ ...row, place })),
    [report],
  );
  return (
    <div className={styles.root}>
      <DataTable
        caption={definition.title}
        columns={columns}
        rows={rows}
        rowKey={placeOf}
        loading={loading}
        empty={
          report && report.count > 0 ? (
            <EmptyPage onFirst={onFirst} />
          ) : (
            <EmptyState title={empty.title}>{empty.why}</EmptyState>
          )
        }
        skeletonRows={12}
      />
    </div>
  );
}

const placeOf = ({ place }: PlacedRow) => place;
