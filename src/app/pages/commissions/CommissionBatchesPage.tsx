import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CommissionBatches, keptCommissionsOf } from '@/features/partners';
import type { PageProps } from '../../RouteSpec';
import { usePartnerPlaces } from './partnerPlaces';

/** Batches that were paid. */
export function CommissionBatchesPage({ title }: PageProps) {
  const { side, label, commissions, pay, batch } = usePartnerPlaces();
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptCommissionsOf(side).lastHref(commissions()), label: `Komisi ${label}` }}
        primary={{ label: 'Bayar komisi', href: pay() }}
      />
      <CommissionBatches side={side} hrefOf={batch} />
    </>
  );
}
