import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { BookDetail, lastBooksHref } from '@/features/bpkb';
import { FilePicture, KeptFileView, UploadField } from '@/features/files';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';
import { useRecordLog } from '../useRecordLog';

export default function BpkbDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const links = useRecordLinks();
  const log = useRecordLog('bpkb', id);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: lastBooksHref(paths.bpkb()), label: 'Inventori BPKB' }}
        menu={[{ label: 'Cetak label', href: `${paths.bpkb()}/label?book=${id}` }, log]}
      />
      <BookDetail
        key={id}
        id={id}
        hrefOfContract={links.contract}
        inboxHref={paths.approvals()}
        Upload={UploadField}
        File={KeptFileView}
        Picture={FilePicture}
      />
    </>
  );
}
