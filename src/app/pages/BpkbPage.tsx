import { useLocation } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { BookList } from '@/features/bpkb';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function BpkbPage({ title }: PageProps) {
  const log = useRecordLog('bpkb');
  const { search } = useLocation();
  const mayKeepPlaces = useSession()?.access.is_master === 1;
  return (
    <>
      <PageHeader
        title={title}
        menu={[
          { label: 'Opname BPKB', href: paths.bpkbCounts() },
          { label: 'Cetak label', href: `${paths.bpkb()}/label${search}` },
          mayKeepPlaces ? { label: 'Tempat BPKB', href: paths.masterBpkbPlace() } : null,
          log,
        ]}
      />
      <BookList hrefOf={paths.bpkbDetail} />
    </>
  );
}
