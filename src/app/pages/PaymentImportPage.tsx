import { useQueryClient } from '@tanstack/react-query';
import { ForbiddenPage } from '@/components/ForbiddenPage/ForbiddenPage';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ImportScreen, UPLOAD_SEARCH, useBatchActs, useImportAddress } from '@/features/imports';
import { markAffected } from '@/lib/query/markAffected';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';
import { useRecordLog } from '../useRecordLog';

const HREF = paths.paymentImport();

export default function PaymentImportPage({ title }: PageProps) {
  const { place } = useImportAddress();
  const mayUpload = useSession()?.access.is_credit_add === 1;
  const links = useRecordLinks();
  const back = { href: HREF, label: title };
  if (place.view === 'upload' && !mayUpload) return <ForbiddenPage />;
  return (
    <>
      {place.view === 'list' && (
        <PageHeader
          title={title}
          primary={mayUpload ? { label: 'Unggah mutasi', href: HREF + UPLOAD_SEARCH } : null}
        />
      )}
      {place.view === 'upload' && <PageHeader title="Unggah mutasi" back={back} />}
      {place.view === 'batch' && <StatementHeader key={place.id} id={place.id} back={back} />}
      <ImportScreen
        href={HREF}
        hrefOfContract={links.card ?? links.contract}
        hrefOfReceipt={paths.creditDetail}
      />
    </>
  );
}

function StatementHeader({ id, back }: { id: number; back: { href: string; label: string } }) {
  const client = useQueryClient();
  const { post, undo, check, shown } = useBatchActs(id, () => markAffected(client, 'statementPosted'));
  const log = useRecordLog('import', id);
  return (
    <>
      <PageHeader title="Mutasi bank" back={back} primary={post ?? check} menu={[post && check, undo, log]} />
      {shown}
    </>
  );
}
