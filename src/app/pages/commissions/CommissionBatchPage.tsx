import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CommissionBatch, keptBatchesOf, useBatchExport } from '@/features/partners';
import type { PageProps } from '../../RouteSpec';
import { useRecordLinks } from '../../useRecordLinks';
import { useRecordLog } from '../../useRecordLog';
import { usePartnerPlaces } from './partnerPlaces';

/** One batch. */
export function CommissionBatchPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const { side, label, batchRecord, detail, batches } = usePartnerPlaces();
  const { contract } = useRecordLinks();
  const listHref = batches();
  const { actions, shown } = useBatchExport(side, id);
  const log = useRecordLog(batchRecord, id);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptBatchesOf(side).lastHref(listHref), label: `Pembayaran Komisi ${label}` }}
        primary={actions[0]}
        menu={[log]}
      />
      <CommissionBatch
        side={side}
        id={id}
        listHref={listHref}
        hrefOfPartner={detail}
        hrefOfContract={contract}
      />
      {shown}
    </>
  );
}
