import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CashierDayDesk } from '@/features/cashierDay';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CashierDayPage({ title }: PageProps) {
  const access = useSession()?.access;
  const isOfAnother = useSearchParams()[0].has('staff');
  const href = paths.paymentDay();
  // Approvers who take no money have no payment page before this one.
  const before =
    access?.is_credit === 1 || access?.is_credit_add === 1
      ? { href: paths.payments(), label: access.is_credit_add === 1 ? 'Bayar Cicilan' : 'Kartu Piutang' }
      : undefined;
  return (
    <>
      <PageHeader title={title} back={isOfAnother ? { href, label: 'Semua kasir' } : before} />
      <CashierDayDesk href={href} hrefOfReceipt={paths.creditDetail} />
    </>
  );
}
