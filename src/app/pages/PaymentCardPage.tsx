import { useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractApprovals } from '@/features/credits';
import { PaymentScreen } from '@/features/payments';
import { ContractRequests, useWaitingOnContract } from '@/features/requests';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function PaymentCardPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const links = useRecordLinks();
  const waiting = useWaitingOnContract(id);
  return (
    <>
      <PageHeader title={title} back={{ href: paths.payments(), label: 'Cari kontrak' }}>
        {links.receiptsOf && <LinkButton href={links.receiptsOf(id)}>Nota kontrak ini</LinkButton>}
        {links.contract && <LinkButton href={links.contract(id)}>Data kontrak</LinkButton>}
      </PageHeader>
      <ContractApprovals code={id} links={links} />
      <ContractRequests code={id} />
      <PaymentScreen
        code={id}
        searchHref={paths.payments()}
        hrefOfCard={paths.paymentDetail}
        waiting={waiting}
      />
    </>
  );
}
