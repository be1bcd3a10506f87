import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MARKETER, keptListOf, PartnerDetail } from '@/features/partners';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';
import { useRecordLog } from '../useRecordLog';

export default function MarketingDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const log = useRecordLog('marketer', id);
  const { contract } = useRecordLinks();
  const listHref = paths.marketing();
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptListOf(MARKETER).lastHref(listHref), label: 'Marketing Ekternal' }}
        menu={[log]}
      />
      <PartnerDetail
        side={MARKETER}
        id={id}
        listHref={listHref}
        hrefOfContract={contract}
        hrefOfBatch={paths.marketingBatch}
      />
    </>
  );
}
