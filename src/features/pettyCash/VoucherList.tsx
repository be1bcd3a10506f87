import { RecordList } from '@/components/RecordList/RecordList';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import type { PettyFund } from '@/lib/contract/pettyCash';
import { useList } from '@/lib/list/useList';
import { VOUCHER_VIEW } from './components/voucherView';
import { VOUCHERS } from './domain/voucherList';

export interface VoucherListProps {
  /** The office's petty cash. */
  shown: Pick<PettyFund, 'office' | 'categories'>;
}

/** Vouchers of an office, as the address narrows them; a press opens one. */
export function VoucherList({ shown: { office, categories } }: VoucherListProps) {
  const shown = useList(VOUCHERS, { query: { office: office.id } });
  // A figure that led here is of the whole page, which tells it above.
  const list = { ...shown, figure: undefined };
  const { open } = useOpenedRecord();
  return (
    <RecordList
      shown={list}
      view={VOUCHER_VIEW}
      choices={{ category: categories }}
      onOpen={({ id }) => open(id)}
    />
  );
}
