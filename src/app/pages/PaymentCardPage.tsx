import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PaymentScreen } from '@/features/payments';
import { ContractRequests } from '@/features/requests';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function PaymentCardPage({ title }: PageProps) {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader title={title} back={{ href: paths.payments(), label: 'Cari kontrak' }} />
      <ContractRequests code={id} />
      <PaymentScreen code={id} />
    </>
  );
}
