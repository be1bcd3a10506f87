import { useQuery } from '@tanstack/react-query';
import { ColumnTicks } from '@/components/ColumnTicks/ColumnTicks';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useViews } from '@/components/TableTools/ViewsContext';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { useSession } from '@/lib/session/useSession';
import { periodCountOptions } from './api/exports.queries';
import { ExportParameters } from './components/ExportParameters';
import { ExportSum } from './components/ExportSum';
import { chosenKeys, withColumn } from './domain/exportPlace';
import type { PeriodExport } from './domain/periodExports';
import { usePeriodExport } from './usePeriodExport';

export interface PeriodExportScreenProps<E extends AnyEndpoint> {
  /** Receipts or contracts. */
  of: PeriodExport<E>;
}

/** What leaves the house: of which days and office, how much it is, and in which columns. */
export function PeriodExportScreen<E extends AnyEndpoint>({ of: given }: PeriodExportScreenProps<E>) {
  // Its words are made by the definition itself.
  const of = given as unknown as PeriodExport;
  const { state, change, offices, period, problem, query, viewed } = usePeriodExport(of);
  const views = useViews(viewed);
  const readsContracts = useSession()?.access.is_contract === 1;
  return (
    <PageParts apart>
      {views && <ToolsPlace views={views} />}
      <ExportParameters
        period={period}
        problem={problem}
        offices={offices}
        office={state.office}
        narrowing={{ ...of.narrowing, value: state.narrowed }}
        onPeriod={(part) => change({ ...period, ...part })}
        onOffice={(office) => change({ office })}
        onNarrow={(narrowed) => change({ narrowed })}
      />
      {problem === null && <Counted of={of} query={query} />}
      <ColumnTicks
        columns={offeredColumns(of, readsContracts)}
        chosen={chosenKeys(of, state.columns)}
        isUsual={state.columns === ''}
        note={
          of.identity.length > 0 &&
          readsContracts &&
          'NIK dan telepon hanya ikut bila dipilih; permintaannya dicatat di log.'
        }
        onTick={(key, ticked) => change({ columns: withColumn(of, state.columns, key, ticked) })}
        onReset={() => change({ columns: '' })}
      />
    </PageParts>
  );
}

/** Without those that say who somebody is, for who may not have these. */
const offeredColumns = ({ columns, identity }: PeriodExport, mayAskIdentity: boolean) =>
  Object.fromEntries(Object.entries(columns).filter(([key]) => mayAskIdentity || !identity.includes(key)));

function Counted({ of, query }: { of: PeriodExport; query: Record<string, unknown> }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    periodCountOptions(of.count, query),
  );
  if (error)
    return <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} filtered />;
  const counted = data as { count: number } | undefined;
  return (
    <ExportSum
      noun={of.noun}
      count={counted?.count}
      sum={counted && of.sumOf(counted)}
      busy={isPlaceholderData}
    />
  );
}
