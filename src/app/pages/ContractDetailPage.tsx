import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractCollecting, ContractLetters, ContractTaking } from '@/features/collection';
import { ContractDetail, lastListHref } from '@/features/contracts';
import { ContractApprovals } from '@/features/credits';
import { ContractVisits } from '@/features/field';
import { FilePicture, KeptFileView, UploadField } from '@/features/files';
import { useContractRequests, type MenuKind } from '@/features/requests';
import { ContractShares } from '@/features/shares';
import { hasAny } from '@/lib/contract/access';
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
  const { actions, shown, ask } = useContractRequests(id, UploadField);
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
        bpkbHref={links.bpkb}
        hrefOfReceipt={links.receipt}
        hrefOfRegistration={links.registration}
        commissions={commissionsOf(id, session)}
        shares={sharesOf}
        taking={takingOf(session, ask)}
        collecting={session?.access.is_overdue === 1 ? collectingWithLetters : collectingOf}
      />
    </>
  );
}

type Reader = Parameters<typeof destinationOf>[1];

/** Where the commissions of a contract are read, for those who keep agents or marketers. */
const commissionsOf = (code: string, reader: Reader) =>
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

/** Guard of `getRepossession`. */
const TAKING_READERS = ['is_contract', 'is_collector_spv', 'is_overdue'] as const;

/** How the unit is taken, for those who may read it. */
function takingOf(reader: Reader, onAsk: (kind: MenuKind) => void) {
  if (!reader || !hasAny(reader.access, TAKING_READERS)) return undefined;
  const staff = paths.staff();
  return ({ code }: ContractFacts) => (
    <ContractTaking
      key={code}
      code={code}
      Upload={UploadField}
      FileView={KeptFileView}
      Picture={FilePicture}
      staffHref={destinationOf(staff, reader).kind === 'page' ? staff : undefined}
      onAsk={onAsk}
    />
  );
}

const collectingWithLetters = (facts: ContractFacts, today: string) =>
  collectingOf(facts, today, <ContractLetters code={facts.code} />);

const collectingOf = ({ code, status, customer }: ContractFacts, today: string, letters?: ReactNode) => (
  <ContractCollecting
    key={code}
    contract={{ code, name: customer.name, phone: customer.phone }}
    runs={status === 'ACTIVE' || status === 'OVERDUE' || status === 'REPOSSESSED'}
    today={today}
    letters={letters}
    visits={<ContractVisits code={code} FileView={KeptFileView} />}
    Upload={UploadField}
    FileView={KeptFileView}
  />
);
