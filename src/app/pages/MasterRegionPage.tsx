import { useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toast/useToast';
import { MasterList, PROVINCE } from '@/features/masters';
import { REGION_UPLOAD_SEARCH, LazyRegionImport, useIsRegionUpload } from '@/features/regions';
import { formatNumber } from '@/lib/format/rupiah';
import { paths } from '../paths';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterRegionPage({ title }: PageProps) {
  const isUpload = useIsRegionUpload();
  const navigate = useNavigate();
  const toast = useToast();
  const href = paths.masterRegion();
  if (isUpload) {
    return (
      <>
        <PageHeader title="Unggah wilayah" back={{ href, label: title }} />
        <LazyRegionImport
          onTaken={({ added, renamed }) => {
            const message = `Wilayah tersimpan: ${formatNumber(added)} baru, ${formatNumber(renamed)} berganti nama.`;
            // Going back must not lead to the form again.
            toast.tell(
              { message, next: 'Form registrasi dapat memilihnya.' },
              () => void navigate(href, { replace: true }),
            );
          }}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title}>
        <RecordLog type="province" />
        <LinkButton href={href + REGION_UPLOAD_SEARCH}>Unggah wilayah</LinkButton>
      </PageHeader>
      <MasterList kind={PROVINCE} />
    </>
  );
}
