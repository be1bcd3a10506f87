import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PaymentSearch } from '@/features/payments';
import { hasAny } from '@/lib/contract/access';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function PaymentPage({ title }: PageProps) {
  const access = useSession()?.access;
  const mayClose = access !== undefined && hasAny(access, ['is_credit_add', 'is_credit_approval']);
  return (
    <>
      <PageHeader
        title={title}
        primary={access?.is_credit_add === 1 ? { label: 'Setoran Kolektor', href: paths.handovers() } : null}
        menu={[mayClose ? { label: 'Kas Kasir', href: paths.paymentDay() } : null]}
      />
      <PaymentSearch hrefOf={paths.paymentDetail} />
    </>
  );
}
