import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MARKETER, keptListOf, PartnerDetail } from '@/features/partners';
import { paths } from '../paths';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function MarketingDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const { contract } = useRecordLinks();
  const listHref = paths.marketing();
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptListOf(MARKETER).lastHref(listHref), label: 'Marketing Ekternal' }}
      >
        <RecordLog type="marketer" record={id} />
      </PageHeader>
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
