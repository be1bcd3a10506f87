import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PaymentSearch } from '@/features/payments';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function PaymentPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <PaymentSearch hrefOf={paths.paymentDetail} />
    </>
  );
}
