import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CommissionPay, keptCommissionsOf, useCommissionPaying } from '@/features/partners';
import type { PageProps } from '../../RouteSpec';
import { useRecordLinks } from '../../useRecordLinks';
import { usePartnerPlaces } from './partnerPlaces';

/** What a batch of an office would pay now. */
export function CommissionPayPage({ title }: PageProps) {
  const { side, label, detail, commissions, batch } = usePartnerPlaces();
  const { contract } = useRecordLinks();
  const navigate = useNavigate();
  // Going back must not lead to paying again.
  const { actions, shown } = useCommissionPaying(
    side,
    ({ id }) => void navigate(batch(id), { replace: true }),
  );
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptCommissionsOf(side).lastHref(commissions()), label: `Komisi ${label}` }}
        primary={actions[0]}
      />
      {shown}
      <CommissionPay side={side} hrefOfPartner={detail} hrefOfContract={contract} />
    </>
  );
}
