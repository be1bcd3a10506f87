import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import type { BatchPreview } from '@/lib/contract/commissions';
import { officesQuery } from '@/lib/query/officesQuery';
import type { PartnerSide } from '../domain/partnerSide';
import { previewOptions } from './api/commissions.queries';
import type { HrefOfContract } from './components/commissionView';
import { HeldList } from './components/HeldList';
import { PayoutList } from './components/PayoutList';
import { PaySummary } from './components/PaySummary';
import { PAY_PLACE } from './domain/commissionList';
import styles from './CommissionPay.module.css';

export interface CommissionPayProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Address of a partner's page. */
  hrefOfPartner: (id: number) => string;
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOfContract?: HrefOfContract;
}

/** What a batch of an office would pay now, and what waits. */
export function CommissionPay({ side, ...links }: CommissionPayProps) {
  const { state, change } = useOfficeListState(PAY_PLACE);
  const offices = useQuery(officesQuery()).data ?? [];
  const { data, error, isFetching, refetch } = useQuery(previewOptions(side, state.office));
  const handleRetry = () => void refetch();
  const chosen = state.office === 'all' ? data?.office_id : state.office;
  return (
    <PageParts apart className={styles.root}>
      {offices.length > 1 && chosen !== undefined && (
        <div data-part="office">
          <Select
            label="Kantor"
            options={offices.map((office) => ({ value: String(office.id), label: office.name }))}
            value={String(chosen)}
            onChange={(office) => change({ office: Number(office) })}
          />
        </div>
      )}
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
        ) : (
          <SkeletonLines lines={10} />
        ))}
      {data && <Preview preview={data} noun={side.noun} {...links} />}
    </PageParts>
  );
}

interface PreviewProps extends Omit<CommissionPayProps, 'side'> {
  preview: BatchPreview;
  noun: string;
}

function Preview({ preview: { payouts, held, total }, noun, ...links }: PreviewProps) {
  return (
    <>
      {payouts.length > 0 ? (
        <>
          <PaySummary payouts={payouts} total={total} noun={noun} />
          <section>
            <h2>Dibayarkan</h2>
            <PayoutList payouts={payouts} {...links} />
          </section>
        </>
      ) : (
        <EmptyState title="Tidak ada komisi yang siap dibayar">
          {held.length > 0
            ? 'Yang sudah disetujui menunggu, dengan sebabnya di bawah.'
            : 'Komisi yang sudah disetujui orang lain muncul di sini.'}
        </EmptyState>
      )}
      {held.length > 0 && (
        <section>
          <h2>Belum dapat dibayar</h2>
          <HeldList held={held} hrefOfPartner={links.hrefOfPartner} />
        </section>
      )}
    </>
  );
}
