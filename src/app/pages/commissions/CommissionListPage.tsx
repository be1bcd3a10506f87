import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CommissionList, keptBatchesOf, keptListOf } from '@/features/partners';
import type { PageProps } from '../../RouteSpec';
import { useRecordLinks } from '../../useRecordLinks';
import { usePartnerPlaces } from './partnerPlaces';

/** Commissions of a side: found, approved, taken back. */
export function CommissionListPage({ title }: PageProps) {
  const { side, label, list, pay, batches, batch } = usePartnerPlaces();
  const { contract } = useRecordLinks();
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptListOf(side).lastHref(list()), label }}
        primary={{ label: 'Bayar komisi', href: pay() }}
        menu={[{ label: 'Pembayaran', href: keptBatchesOf(side).lastHref(batches()) }]}
      />
      <CommissionList side={side} hrefOfContract={contract} hrefOfBatch={batch} />
    </>
  );
}
