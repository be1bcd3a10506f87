import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { UploadField } from '@/features/files';
import { HandoverDetail, useHandoverActs } from '@/features/handovers';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';
import { useRecordLog } from '../useRecordLog';

export default function HandoverDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const session = useSession();
  const { receipt } = useRecordLinks();
  const log = useRecordLog('handover', id);
  const { primary, shown } = useHandoverActs(id);
  const takesMoney = session?.access.is_credit_add === 1;
  return (
    <>
      <PageHeader
        title={title}
        back={
          takesMoney
            ? { href: paths.handovers(), label: 'Setoran Kolektor' }
            : { href: paths.shortages(), label: 'Kurang Setor' }
        }
        primary={primary}
        menu={[log]}
      />
      {shown}
      <HandoverDetail
        key={id}
        id={id}
        self={session?.id ?? ''}
        takesMoney={takesMoney}
        shortagesHref={paths.shortages()}
        hrefOfReceipt={receipt}
        Upload={UploadField}
      />
    </>
  );
}
