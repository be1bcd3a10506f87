import { useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractDetail, lastListHref } from '@/features/contracts';
import { ContractApprovals } from '@/features/credits';
import { ContractRequests } from '@/features/requests';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function ContractDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const takesPayments = useSession()?.access.is_credit_add === 1;
  const links = useRecordLinks();
  return (
    <>
      <PageHeader title={title} back={{ href: lastListHref(paths.contracts()), label: 'Nasabah' }}>
        {links.card && (
          <LinkButton kind="primary" href={links.card(id)}>
            {takesPayments ? 'Bayar Cicilan' : 'Kartu Piutang'}
          </LinkButton>
        )}
      </PageHeader>
      <ContractApprovals code={id} links={links} />
      <ContractRequests code={id} />
      <ContractDetail
        code={id}
        listHref={paths.contracts()}
        paymentHref={links.card?.(id)}
        hrefOfReceipt={links.receipt}
      />
    </>
  );
}
