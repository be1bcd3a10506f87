import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toast/useToast';
import {
  HOLIDAY_UPLOAD_SEARCH,
  HolidayCalendar,
  LazyHolidayImport,
  useHolidayAdding,
  useIsHolidayUpload,
} from '@/features/holidays';
import { useHeadingFocus } from '@/lib/browser/useHeadingFocus';
import { formatNumber } from '@/lib/format/rupiah';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

const HREF = paths.masterHoliday();

export default function MasterHolidayPage({ title }: PageProps) {
  return useIsHolidayUpload() ? <Upload title={title} /> : <Holidays title={title} />;
}

function Holidays({ title }: PageProps) {
  const adding = useHolidayAdding();
  const log = useRecordLog('holiday');
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.masterOffice(), label: 'Kantor Cabang' }}
        primary={adding}
        menu={[{ label: 'Unggah hari libur', href: HREF + HOLIDAY_UPLOAD_SEARCH }, log]}
      />
      <HolidayCalendar />
    </>
  );
}

function Upload({ title }: PageProps) {
  const navigate = useNavigate();
  const toast = useToast();
  useHeadingFocus();
  return (
    <>
      <PageHeader title="Unggah hari libur" back={{ href: HREF, label: title }} />
      <LazyHolidayImport
        onTaken={({ added, renamed, removed }) => {
          const message = `Hari libur tersimpan: ${formatNumber(added)} baru, ${formatNumber(renamed)} berganti nama, ${formatNumber(removed)} dihapus.`;
          // Going back must not lead to the form again.
          toast.tell(
            { message, next: 'Daftarnya ada di bawah.' },
            () => void navigate(HREF, { replace: true }),
          );
        }}
      />
    </>
  );
}
