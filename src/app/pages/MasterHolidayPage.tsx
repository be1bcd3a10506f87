import { useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toast/useToast';
import {
  HOLIDAY_UPLOAD_SEARCH,
  HolidayCalendar,
  LazyHolidayImport,
  useIsHolidayUpload,
} from '@/features/holidays';
import { formatNumber } from '@/lib/format/rupiah';
import { paths } from '../paths';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterHolidayPage({ title }: PageProps) {
  const isUpload = useIsHolidayUpload();
  const navigate = useNavigate();
  const toast = useToast();
  const href = paths.masterHoliday();
  if (isUpload) {
    return (
      <>
        <PageHeader title="Unggah hari libur" back={{ href, label: title }} />
        <LazyHolidayImport
          onTaken={({ added, renamed, removed }) => {
            const message = `Hari libur tersimpan: ${formatNumber(added)} baru, ${formatNumber(renamed)} berganti nama, ${formatNumber(removed)} dihapus.`;
            // Going back must not lead to the form again.
            toast.tell(
              { message, next: 'Daftarnya ada di bawah.' },
              () => void navigate(href, { replace: true }),
            );
          }}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} back={{ href: paths.masterOffice(), label: 'Kantor Cabang' }}>
        <RecordLog type="holiday" />
        <LinkButton href={href + HOLIDAY_UPLOAD_SEARCH}>Unggah hari libur</LinkButton>
      </PageHeader>
      <HolidayCalendar />
    </>
  );
}
