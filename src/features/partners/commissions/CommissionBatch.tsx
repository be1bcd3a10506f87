import { useQuery } from '@tanstack/react-query';
import { DateText } from '@/components/DateText/DateText';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { FactList } from '../components/FactList';
import type { PartnerSide } from '../domain/partnerSide';
import { batchOptions } from './api/commissions.queries';
import { keptBatchesOf } from './domain/commissionList';
import { PayoutList, type PayoutListProps } from './components/PayoutList';
import styles from './CommissionBatch.module.css';

export interface CommissionBatchProps extends Pick<PayoutListProps, 'hrefOfPartner' | 'hrefOfContract'> {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Of the batch, as the address has it. */
  id: string;
  /** Where the list of batches is; the way back there keeps its office and page. */
  listHref: string;
}

/** One batch: when and by whom it was paid, to whom, into which account, for what; and its list for the bank. */
export function CommissionBatch({ side, id, listHref, ...links }: CommissionBatchProps) {
  const { data, error, isFetching, refetch } = useQuery(batchOptions(side, id));
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={12} />;
    return (
      <PageParts apart className={styles.root}>
        <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
        <p data-part="back">
          <LinkButton href={keptBatchesOf(side).lastHref(listHref)}>Kembali ke daftar</LinkButton>
        </p>
      </PageParts>
    );
  }
  return (
    <PageParts apart className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <section data-part="head">
        <h2>{data.number}</h2>
        <FactList
          facts={[
            ['Jumlah', formatRupiah(data.total)],
            ['Penerima', formatNumber(data.partners)],
            ['Dibayar', <DateText kind="instant" value={data.paid_at} />],
            ['Oleh', data.paid_by.name],
          ]}
        />
      </section>
      <section>
        <h2>Penerima</h2>
        <PayoutList payouts={data.payouts} {...links} />
      </section>
    </PageParts>
  );
}
