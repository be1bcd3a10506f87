import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ImportScreen, UPLOAD_SEARCH, useImportAddress } from '@/features/imports';
import { markAffected } from '@/lib/query/markAffected';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function PaymentImportPage({ title }: PageProps) {
  const client = useQueryClient();
  const { place } = useImportAddress();
  const mayUpload = useSession()?.access.is_credit_add === 1;
  const links = useRecordLinks();
  const isList = place.view === 'list';
  const href = paths.paymentImport();
  const handleReceiptsChanged = () => markAffected(client, 'statementPosted');
  return (
    <>
      <PageHeader title={title} back={isList ? undefined : { href, label: 'Daftar mutasi' }}>
        {place.view === 'batch' && <RecordLog type="import" record={place.id} />}
        {isList && mayUpload && (
          <LinkButton kind="primary" href={href + UPLOAD_SEARCH}>
            Unggah mutasi
          </LinkButton>
        )}
      </PageHeader>
      <ImportScreen
        href={href}
        hrefOfContract={links.card ?? links.contract}
        hrefOfReceipt={paths.creditDetail}
        onReceiptsChanged={handleReceiptsChanged}
      />
    </>
  );
}
