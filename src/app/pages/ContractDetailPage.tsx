import { useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractDetail, lastListHref } from '@/features/contracts';
import { ContractRequests } from '@/features/requests';
import { hasAny } from '@/lib/contract/access';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

/** Who may open a receipt's page (SPEC 6, Nota Cicilan). */
const READS_RECEIPTS = ['is_credit_add', 'is_credit_update', 'is_credit_approval'] as const;

export default function ContractDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const access = useSession()?.access;
  const maySee = access !== undefined && hasAny(access, ['is_credit', 'is_credit_add']);
  const opensReceipts = access !== undefined && hasAny(access, READS_RECEIPTS);
  return (
    <>
      <PageHeader title={title} back={{ href: lastListHref(paths.contracts()), label: 'Nasabah' }}>
        {maySee && (
          <LinkButton kind="primary" href={paths.paymentDetail(id)}>
            {access.is_credit_add === 1 ? 'Bayar Cicilan' : 'Kartu Piutang'}
          </LinkButton>
        )}
      </PageHeader>
      <ContractRequests code={id} />
      <ContractDetail
        code={id}
        listHref={paths.contracts()}
        paymentHref={maySee ? paths.paymentDetail(id) : undefined}
        hrefOfReceipt={opensReceipts ? paths.creditDetail : undefined}
      />
    </>
  );
}
