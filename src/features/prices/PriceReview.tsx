import { useQuery } from '@tanstack/react-query';
import { CopyForWhatsApp } from '@/components/CopyForWhatsApp/CopyForWhatsApp';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Money } from '@/components/Money/Money';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Price } from '@/lib/contract/prices';
import { priceDetailOptions } from './api/prices.queries';
import { PriceHistory } from './components/PriceHistory';
import { priceText, vehicleName } from './domain/priceText';
import styles from './PriceReview.module.css';

export interface PriceReviewProps {
  /** Id of a price. */
  id: string;
  /** The day whose list it was opened from; '': today. */
  on: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** One vehicle's price, to read out or send, and its prices over time. */
export function PriceReview({ id, on, onClose }: PriceReviewProps) {
  const { data, error, isFetching, refetch } = useQuery(priceDetailOptions(id));
  return (
    <Dialog
      open
      size="large"
      title={data ? vehicleName(data.price) : 'Harga kendaraan'}
      onClose={onClose}
      actions={data && <CopyForWhatsApp textOf={() => priceText(data.price, on || data.today)} />}
    >
      {data ? (
        <div className={styles.root}>
          <p>{data.price.region}</p>
          <Amounts price={data.price} />
          <h3>Riwayat harga</h3>
          <PriceHistory versions={data.versions} today={data.today} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Dialog>
  );
}

const Amounts = ({ price }: { price: Price }) => (
  <dl>
    <Amount name="OTR" value={price.otr} />
    <Amount name="Pencairan maksimum" value={price.max_disbursement} />
    <Amount name="DP minimum" value={price.min_down_payment} />
  </dl>
);

const Amount = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money value={value} place="text" />
    </dd>
  </div>
);
