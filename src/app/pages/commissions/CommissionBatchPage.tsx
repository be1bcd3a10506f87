import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CommissionBatch, keptBatchesOf } from '@/features/partners';
import { RecordLog } from '../../RecordLog';
import type { PageProps } from '../../RouteSpec';
import { useRecordLinks } from '../../useRecordLinks';
import { usePartnerPlaces } from './partnerPlaces';

/** One batch. */
export function CommissionBatchPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const { side, label, batchRecord, detail, batches } = usePartnerPlaces();
  const { contract } = useRecordLinks();
  const listHref = batches();
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptBatchesOf(side).lastHref(listHref), label: `Pembayaran Komisi ${label}` }}
      >
        <RecordLog type={batchRecord} record={id} />
      </PageHeader>
      <CommissionBatch
        side={side}
        id={id}
        listHref={listHref}
        hrefOfPartner={detail}
        hrefOfContract={contract}
      />
    </>
  );
}
