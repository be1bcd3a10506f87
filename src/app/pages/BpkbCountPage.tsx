import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { lastBooksHref } from '@/features/bpkb';
import { CountDetail, CountList, CountScan, useCountActs, useCountStart } from '@/features/bpkbCounts';
import { UploadField } from '@/features/files';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

/** Counts, one of them, and its shelves: one file, so that a phone that has one has all without a connection. */
export default function BpkbCountPage({ title }: PageProps) {
  const { id } = useParams();
  const { pathname } = useLocation();
  const owner = useSession()?.id ?? '';
  if (id === undefined) return <List {...{ title, owner }} />;
  const Page = pathname === scanOf(id) ? Scan : Detail;
  return <Page key={`${owner} ${id}`} {...{ title, id, owner }} />;
}

/** Where a count's shelves are counted. */
const scanOf = (id: string) => `${paths.bpkbCount(id)}/scan`;

interface OneProps extends PageProps {
  id: string;
  owner: string;
}

function List({ title, owner }: Omit<OneProps, 'id'>) {
  const navigate = useNavigate();
  const log = useRecordLog('bpkb_count');
  const { primary, shown } = useCountStart((id) => void navigate(paths.bpkbCount(id)));
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: lastBooksHref(paths.bpkb()), label: 'Inventori BPKB' }}
        primary={primary}
        menu={[log]}
      />
      {shown}
      <CountList owner={owner} hrefOf={paths.bpkbCount} />
    </>
  );
}

function Detail({ title, id, owner }: OneProps) {
  const log = useRecordLog('bpkb_count', id);
  const { primary, actions, shown } = useCountActs(id, scanOf(id));
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.bpkbCounts(), label: 'Opname BPKB' }}
        primary={primary}
        menu={[...actions, log]}
      />
      {shown}
      <CountDetail
        {...{ id, owner }}
        scanHref={scanOf(id)}
        hrefOfBook={paths.bpkbDetail}
        Upload={UploadField}
      />
    </>
  );
}

function Scan({ title, id, owner }: OneProps) {
  return (
    <>
      <PageHeader title={title} back={{ href: paths.bpkbCount(id), label: 'Detail Opname' }} />
      <CountScan {...{ id, owner }} countHref={paths.bpkbCount(id)} />
    </>
  );
}
