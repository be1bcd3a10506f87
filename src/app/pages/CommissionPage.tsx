import { useLocation, useParams } from 'react-router-dom';
import type { PageProps } from '../RouteSpec';
import { CommissionBatchesPage } from './commissions/CommissionBatchesPage';
import { CommissionBatchPage } from './commissions/CommissionBatchPage';
import { CommissionListPage } from './commissions/CommissionListPage';
import { CommissionPayPage } from './commissions/CommissionPayPage';
import { usePartnerPlaces } from './commissions/partnerPlaces';

/** The pages of commissions of both sides: they are small, and whoever opens one opens the next. */
export default function CommissionPage({ title }: PageProps) {
  const { pay, batches } = usePartnerPlaces();
  const { pathname } = useLocation();
  const { id } = useParams();
  if (id !== undefined) return <CommissionBatchPage title={title} />;
  if (pathname.startsWith(pay())) return <CommissionPayPage title={title} />;
  if (pathname.startsWith(batches())) return <CommissionBatchesPage title={title} />;
  return <CommissionListPage title={title} />;
}
