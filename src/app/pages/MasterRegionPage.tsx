import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toast/useToast';
import { MasterList, PROVINCE, useMasterAdding } from '@/features/masters';
import { REGION_UPLOAD_SEARCH, LazyRegionImport, useIsRegionUpload } from '@/features/regions';
import { formatNumber } from '@/lib/format/rupiah';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

const HREF = paths.masterRegion();

export default function MasterRegionPage({ title }: PageProps) {
  return useIsRegionUpload() ? <Upload title={title} /> : <Regions title={title} />;
}

function Regions({ title }: PageProps) {
  const adding = useMasterAdding(PROVINCE);
  const log = useRecordLog('province');
  return (
    <>
      <PageHeader
        title={title}
        primary={adding}
        menu={[{ label: 'Unggah wilayah', href: HREF + REGION_UPLOAD_SEARCH }, log]}
      />
      <MasterList kind={PROVINCE} />
    </>
  );
}

function Upload({ title }: PageProps) {
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <>
      <PageHeader title="Unggah wilayah" back={{ href: HREF, label: title }} />
      <LazyRegionImport
        onTaken={({ added, renamed }) => {
          const message = `Wilayah tersimpan: ${formatNumber(added)} baru, ${formatNumber(renamed)} berganti nama.`;
          // Going back must not lead to the form again.
          toast.tell(
            { message, next: 'Form registrasi dapat memilihnya.' },
            () => void navigate(HREF, { replace: true }),
          );
        }}
      />
    </>
  );
}
