import { useQuery } from '@tanstack/react-query';
import { CopyForWhatsApp } from '@/components/CopyForWhatsApp/CopyForWhatsApp';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { RecordList } from '@/components/RecordList/RecordList';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { formatDate } from '@/lib/format/tanggal';
import { ApiError } from '@/lib/http/ApiError';
import { useList } from '@/lib/list/useList';
import { priceChoicesOptions } from './api/prices.queries';
import { PRICE_VIEW } from './components/priceView';
import { priceChoices, PRICES } from './domain/priceList';
import { priceListText } from './domain/priceText';
import { PriceReview } from './PriceReview';
import styles from './PriceList.module.css';

/** OTR dan Pencairan: what every vehicle is worth on a day, found by a few words (DOMAIN, Screens). */
export function PriceList() {
  const shown = useList(PRICES);
  const { state, data, error } = shown;
  const { opened, open, close } = useOpenedRecord();
  const known = useQuery(priceChoicesOptions()).data;
  if (error instanceof ApiError && error.status === 404 && !data) return <NotHere />;

  const head = (!error || data) && (
    <div className={styles.head}>
      <p>{data ? `Harga per ${formatDate(data.on)}` : ''}</p>
      {data && data.rows.length > 0 && <CopyForWhatsApp textOf={() => priceListText(data.rows, data.on)} />}
    </div>
  );
  return (
    <RecordList
      shown={shown}
      view={PRICE_VIEW}
      choices={priceChoices(known, state)}
      today={data?.today}
      onOpen={(row) => open(row.id)}
      head={head}
    >
      {opened !== null && <PriceReview id={opened} on={state.on} onClose={close} />}
    </RecordList>
  );
}

const NotHere = () => (
  <EmptyState title="Daftar harga tidak tersedia di server ini">
    Server tujuan aplikasi ini tidak mengirim daftar harga. Bagian lain tetap dapat dipakai.
  </EmptyState>
);
