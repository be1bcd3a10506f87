import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CommissionPay, keptCommissionsOf } from '@/features/partners';
import type { PageProps } from '../../RouteSpec';
import { useRecordLinks } from '../../useRecordLinks';
import { usePartnerPlaces } from './partnerPlaces';

/** What a batch of an office would pay now. */
export function CommissionPayPage({ title }: PageProps) {
  const { side, label, detail, commissions, batch } = usePartnerPlaces();
  const { contract } = useRecordLinks();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptCommissionsOf(side).lastHref(commissions()), label: `Komisi ${label}` }}
      />
      <CommissionPay
        side={side}
        hrefOfPartner={detail}
        hrefOfContract={contract}
        // Going back must not lead to paying again.
        onPaid={({ id }) => void navigate(batch(id), { replace: true })}
      />
    </>
  );
}
