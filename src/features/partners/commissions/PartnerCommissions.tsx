import { useMemo, useState } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { EmptyList } from '@/components/RecordList/EmptyList';
import { ListTable } from '@/components/RecordList/ListTable';
import { Pagination } from '@/components/Pagination/Pagination';
import { Select } from '@/components/Select/Select';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { Commission } from '@/lib/contract/commissions';
import { formatRupiah } from '@/lib/format/rupiah';
import { useList } from '@/lib/list/useList';
import type { PartnerSide } from '../domain/partnerSide';
import { CommissionDeciding, type CommissionDecidingProps } from './CommissionDeciding';
import { commissionView, commissionWords } from './components/commissionView';
import { OWN_COMMISSIONS } from './domain/commissionList';
import { STATE_OPTIONS } from './domain/commissionText';
import styles from './PartnerCommissions.module.css';

export interface PartnerCommissionsProps extends Pick<
  CommissionDecidingProps,
  'hrefOfContract' | 'hrefOfBatch'
> {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Whose. */
  id: number;
}

/** Commissions of one partner on their page, with its filter and page in the address. */
export function PartnerCommissions({ side, id, ...links }: PartnerCommissionsProps) {
  const shown = useList(OWN_COMMISSIONS[side.kind], { query: { partner: id } });
  const { list, state, data, error, isFetching, isPlaceholderData, change, reset, retry } = shown;
  const [opened, setOpened] = useState<Commission | null>(null);
  const view = useMemo(() => commissionView(links.hrefOfContract, true), [links.hrefOfContract]);
  const handlePage = (page: number) => change({ page });
  if (error && !data) return <ListErrorState error={error} onRetry={retry} retrying={isFetching} />;
  return (
    <div className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={retry} />}
      <div data-part="tools">
        <Select
          label="Status komisi"
          options={STATE_OPTIONS}
          value={state.state}
          onChange={(chosen) => change({ state: chosen })}
        />
        {data && data.count > 0 && <p>Jumlah seluruhnya {formatRupiah(data.total)}</p>}
      </div>
      <ListTable
        view={view}
        rows={data?.rows}
        onOpen={setOpened}
        loading={isPlaceholderData}
        empty={
          <EmptyList
            state={state}
            words={(own) => commissionWords({ ...own, search: '' })}
            onPage={handlePage}
            onReset={reset}
          />
        }
      />
      {data && data.count > list.pageSize && (
        <Pagination
          page={state.page}
          size={state.size}
          count={data.count}
          busy={isPlaceholderData}
          onPage={handlePage}
        />
      )}
      <CommissionDeciding side={side} opened={opened} onOpen={setOpened} {...links} />
    </div>
  );
}
