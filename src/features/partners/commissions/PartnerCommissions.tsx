import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { Pagination } from '@/components/Pagination/Pagination';
import { Select } from '@/components/Select/Select';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useAddressState } from '@/lib/address/useAddressState';
import type { Commission } from '@/lib/contract/commissions';
import { COMMISSION_PAGE_SIZE } from '@/lib/contract/partnerListDefaults';
import { formatRupiah } from '@/lib/format/rupiah';
import type { PartnerSide } from '../domain/partnerSide';
import { commissionListOptions } from './api/commissions.queries';
import { CommissionDeciding, type CommissionDecidingProps } from './CommissionDeciding';
import { CommissionTable } from './components/CommissionTable';
import { NoCommissions } from './components/NoCommissions';
import { OWN_COMMISSIONS, OWN_START } from './domain/commissionListState';
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
  const [{ state, page }, change] = useAddressState(OWN_COMMISSIONS, OWN_START);
  const [opened, setOpened] = useState<Commission | null>(null);
  const asked = { partner: id, page, ...(state === 'all' ? {} : { state }) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    commissionListOptions(side, asked),
  );
  const handleRetry = () => void refetch();
  const handlePage = (next: number) => change({ page: next }, { replace: false });
  if (error && !data) return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  return (
    <div className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <div data-part="tools">
        <Select
          label="Status komisi"
          options={STATE_OPTIONS}
          value={state}
          onChange={(chosen) => change({ state: chosen, page: 1 }, { replace: true })}
        />
        {data && data.count > 0 && <p>Jumlah seluruhnya {formatRupiah(data.total)}</p>}
      </div>
      <CommissionTable
        ofOne
        rows={data?.rows}
        hrefOfContract={links.hrefOfContract}
        onOpen={setOpened}
        loading={isPlaceholderData}
        skeletonRows={4}
        empty={
          <NoCommissions
            state={{ search: '', state, page }}
            onPage={handlePage}
            onReset={() => change(OWN_START, { replace: true })}
          />
        }
      />
      {data && data.count > COMMISSION_PAGE_SIZE && (
        <Pagination
          page={page}
          size={COMMISSION_PAGE_SIZE}
          count={data.count}
          busy={isPlaceholderData}
          onPage={handlePage}
        />
      )}
      <CommissionDeciding side={side} opened={opened} onOpen={setOpened} {...links} />
    </div>
  );
}
