import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractApprovals } from '@/features/credits';
import { UploadField } from '@/features/files';
import { PaymentScreen, useSettlementAct } from '@/features/payments';
import { useContractRequests, useWaitingOnContract } from '@/features/requests';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function PaymentCardPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const links = useRecordLinks();
  const waiting = useWaitingOnContract(id);
  const { actions, shown } = useContractRequests(id, UploadField);
  const { action: settlement, ...quoting } = useSettlementAct(id, waiting !== null);
  const receipts = links.receiptsOf && { label: 'Nota kontrak ini', href: links.receiptsOf(id) };
  const contract = links.contract && { label: 'Data kontrak', href: links.contract(id) };
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.payments(), label: 'Cari kontrak' }}
        menu={[settlement, ...actions, receipts, contract]}
      />
      <ContractApprovals code={id} links={links} />
      {shown}
      <PaymentScreen
        code={id}
        searchHref={paths.payments()}
        hrefOfCard={paths.paymentDetail}
        waiting={waiting}
        {...quoting}
      />
    </>
  );
}
