import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractCollecting, ContractLetters } from '@/features/collection';
import { ContractDetail, lastListHref } from '@/features/contracts';
import { ContractApprovals } from '@/features/credits';
import { KeptFileView, UploadField } from '@/features/files';
import { useContractRequests } from '@/features/requests';
import { ContractShares } from '@/features/shares';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { destinationOf } from '../routeAccess';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';
import { useRecordLog } from '../useRecordLog';

export default function ContractDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const session = useSession();
  const takesPayments = session?.access.is_credit_add === 1;
  const links = useRecordLinks();
  const { actions, shown } = useContractRequests(id);
  const log = useRecordLog('contract', id);
  const card = links.card && {
    label: takesPayments ? 'Bayar Cicilan' : 'Kartu Piutang',
    href: links.card(id),
  };
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: lastListHref(paths.contracts()), label: 'Nasabah' }}
        primary={card}
        menu={[...actions, log]}
      />
      <ContractApprovals code={id} links={links} />
      {shown}
      <ContractDetail
        code={id}
        listHref={paths.contracts()}
        hrefOfContract={paths.contractDetail}
        paymentHref={links.card?.(id)}
        hrefOfReceipt={links.receipt}
        hrefOfRegistration={links.registration}
        commissions={commissionsOf(id, session)}
        shares={sharesOf}
        collecting={session?.access.is_overdue === 1 ? collectingWithLetters : collectingOf}
      />
    </>
  );
}

/** Where the commissions of a contract are read, for those who keep agents or marketers. */
const commissionsOf = (code: string, reader: Parameters<typeof destinationOf>[1]) =>
  [
    { label: 'Komisi agen kontrak ini', href: paths.agentCommissionsOf(code) },
    { label: 'Komisi marketing kontrak ini', href: paths.marketingCommissionsOf(code) },
  ].filter(({ href }) => destinationOf(href, reader).kind === 'page');

const sharesOf = ({ code, customer, office }: ContractFacts) => (
  <ContractShares
    key={code}
    contract={{ code, name: customer.name, phone: customer.phone, office: office.name }}
    hrefOf={(token) => location.origin + paths.sharedCustomer(token)}
  />
);

const collectingWithLetters = (facts: ContractFacts, today: string) =>
  collectingOf(facts, today, <ContractLetters code={facts.code} />);

const collectingOf = (
  { code, status, customer, structure }: ContractFacts,
  today: string,
  letters?: ReactNode,
) => (
  <ContractCollecting
    key={code}
    contract={{ code, name: customer.name, phone: customer.phone, dateStart: structure.date_start }}
    runs={status === 'ACTIVE' || status === 'OVERDUE' || status === 'REPOSSESSED'}
    today={today}
    letters={letters}
    Upload={UploadField}
    FileView={KeptFileView}
  />
);
