import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { contractKeys } from '@/features/contracts';
import { creditKeys } from '@/features/credits';
import { ImportDesk, UPLOAD_SEARCH, useImportPlace } from '@/features/imports';
import { paymentKeys } from '@/features/payments';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

/** Whose data receipts change. */
const FOLLOWERS = [creditKeys.all, contractKeys.all, paymentKeys.all];

export default function PaymentImportPage({ title }: PageProps) {
  const client = useQueryClient();
  const { place } = useImportPlace();
  const mayUpload = useSession()?.access.is_credit_add === 1;
  const isList = place.view === 'list';
  const href = paths.paymentImport();
  const handleReceiptsChanged = () => {
    for (const queryKey of FOLLOWERS) void client.invalidateQueries({ queryKey });
  };
  return (
    <>
      <PageHeader title={title} back={isList ? undefined : { href, label: 'Daftar mutasi' }}>
        {isList && mayUpload && (
          <LinkButton kind="primary" href={href + UPLOAD_SEARCH}>
            Unggah mutasi
          </LinkButton>
        )}
      </PageHeader>
      <ImportDesk
        href={href}
        hrefOfContract={paths.paymentDetail}
        hrefOfReceipt={paths.creditDetail}
        onReceiptsChanged={handleReceiptsChanged}
      />
    </>
  );
}
