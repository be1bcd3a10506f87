import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { CopyForWhatsApp } from '@/components/CopyForWhatsApp/CopyForWhatsApp';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Money } from '@/components/Money/Money';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Price } from '@/lib/contract/prices';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { priceDetailOptions } from './api/prices.queries';
import { PriceHistory } from './components/PriceHistory';
import { priceText, vehicleName } from './domain/priceText';

export interface PriceReviewProps {
  /** Id of a price. */
  id: string;
  /** The day whose list it was opened from; '': today. */
  on: string;
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
        <Stack>
          <p>{data.price.region}</p>
          <Amounts price={data.price} />
          <h3>Riwayat harga</h3>
          <PriceHistory versions={data.versions} today={data.today} />
        </Stack>
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

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '& > p': { marginTop: space(-2), color: colour.inkMuted },
  '& > dl': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(3), margin: 0 },
  '& > dl > div': {
    padding: `${space(3)} ${space(4)}`,
    borderRadius: size.corner,
    background: colour.sunken,
  },
  '& dt': { color: colour.inkMuted, fontSize: font.small },
  '& dd': { fontSize: font.large, fontWeight: font.strong },
  '& h3': { marginTop: space(2), fontSize: font.base, fontWeight: font.strong },
  [media.mobile]: {
    '& > dl': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) },
    '& > dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
  },
});
