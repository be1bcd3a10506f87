import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnTicks } from '@/components/ColumnTicks/ColumnTicks';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useViews } from '@/components/TableTools/ViewsContext';
import { REPORT_PAGE_SIZE, type ReportKey } from '@/lib/contract/reportTerms';
import { reportOptions } from './api/reports.queries';
import { ReportParameters } from './components/ReportParameters';
import { ReportSum } from './components/ReportSum';
import { ReportTable } from './components/ReportTable';
import { gapWords } from './domain/gapWords';
import type { RecordHref } from './domain/recordCell';
import { chosenColumns, withColumn } from './domain/reportColumns';
import { REPORT_PLACE } from './domain/reportPlace';
import { useReport } from './useReport';

export interface ReportScreenProps {
  /** Which report. */
  of: ReportKey;
  /** Address of what a row names; null: the reader may not open it. Keep it stable between renders. */
  hrefOf: RecordHref;
}

/** A report: what it is of, what it comes to, and its rows; all that was chosen is in the address. */
export function ReportScreen({ of, hrefOf }: ReportScreenProps) {
  const report = useReport(of);
  const { state, change, definition, days, today, problem, offices } = report;
  const views = useViews(REPORT_PLACE.viewed);
  const [choosesColumns, setChoosesColumns] = useState(false);
  const chosen = chosenColumns(definition, state.columns);
  const words = Object.fromEntries(Object.entries(definition.columns).map(([key, { word }]) => [key, word]));
  return (
    <PageParts>
      {views && <ToolsPlace views={views} />}
      <ReportParameters
        {...{ span: definition.span, days, problem, today, offices, office: state.office }}
        hidden={Object.keys(definition.columns).length - chosen.length}
        isChanged={report.isChanged}
        // Both ends, so that the one that nobody touched stays where it is.
        onDays={(part) =>
          change(definition.span === 'period' ? { from: days.from, to: days.to, ...part } : part)
        }
        onOffice={(office) => change({ office })}
        onColumns={() => setChoosesColumns(true)}
        onReset={report.reset}
      />
      {problem === null && <Rows report={report} hrefOf={hrefOf} />}
      {choosesColumns && (
        <Dialog
          open
          size="medium"
          title="Kolom"
          changed={false}
          onClose={() => setChoosesColumns(false)}
          actions={
            <Button kind="primary" onClick={() => setChoosesColumns(false)}>
              Selesai
            </Button>
          }
        >
          <ColumnTicks
            columns={words}
            chosen={chosen}
            isUsual={chosen.length === Object.keys(words).length}
            note="Berlaku di layar, di kertas, dan di berkas."
            legendHidden
            onTick={(key, ticked) => change({ columns: withColumn(definition, state.columns, key, ticked) })}
            onReset={() => change({ columns: '' })}
          />
        </Dialog>
      )}
    </PageParts>
  );
}

interface RowsProps extends Pick<ReportScreenProps, 'hrefOf'> {
  /** What is chosen. */
  report: ReturnType<typeof useReport>;
}

function Rows({ report: { state, change, definition, days, query }, hrefOf }: RowsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(reportOptions(query, state.page));
  const retry = () => void refetch();
  if (error && !data) return <ListErrorState error={error} onRetry={retry} retrying={isFetching} filtered />;
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={retry} />}
      <ReportSum definition={definition} report={data} busy={isPlaceholderData} />
      <ReportTable
        definition={definition}
        report={data}
        asked={state.columns}
        loading={isPlaceholderData}
        empty={gapWords(data?.gap ?? 'none', definition, days)}
        hrefOf={hrefOf}
        onFirst={() => change({ page: 1 })}
      />
      {data && data.count > REPORT_PAGE_SIZE && (
        <Pagination
          page={state.page}
          size={REPORT_PAGE_SIZE}
          count={data.count}
          busy={isPlaceholderData}
          onPage={(page) => change({ page })}
        />
      )}
    </>
  );
}
