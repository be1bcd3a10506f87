import { useNavigate } from 'react-router-dom';
import { ForbiddenPage } from '@/components/ForbiddenPage/ForbiddenPage';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toast/useToast';
import {
  PRICE_UPLOAD_SEARCH,
  LazyPriceImport,
  PriceList,
  pricesSearch,
  useIsPriceUpload,
} from '@/features/prices';
import { useHeadingFocus } from '@/lib/browser/useHeadingFocus';
import { formatDate } from '@/lib/format/tanggal';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function PriceListPage({ title }: PageProps) {
  const mayImport = useSession()?.access.is_master === 1;
  const log = useRecordLog('price_list');
  if (useIsPriceUpload()) return mayImport ? <Upload title={title} /> : <ForbiddenPage />;
  const upload = { label: 'Unggah daftar harga', href: paths.priceList() + PRICE_UPLOAD_SEARCH };
  return (
    <>
      <PageHeader title={title} primary={mayImport ? upload : null} menu={[log]} />
      <PriceList />
    </>
  );
}

function Upload({ title }: PageProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const href = paths.priceList();
  useHeadingFocus();
  return (
    <>
      <PageHeader title="Unggah daftar harga" back={{ href, label: title }} />
      <LazyPriceImport
        onImported={({ valid_from }) => {
          const message = `Daftar harga tersimpan, berlaku mulai ${formatDate(valid_from)}.`;
          // Going back must not lead to the form again.
          toast.tell(
            { message, next: 'Harga pada hari itu ada di bawah.' },
            () => void navigate(href + pricesSearch(valid_from), { replace: true }),
          );
        }}
      />
    </>
  );
}
