import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OFFICE, MasterList, useMasterAdding } from '@/features/masters';
import { useSession } from '@/lib/session/useSession';
import { officeLinks } from '../officeLinks';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterOfficePage({ title }: PageProps) {
  const session = useSession();
  const adding = useMasterAdding(OFFICE);
  const log = useRecordLog('office');
  return (
    <>
      <PageHeader
        title={title}
        primary={adding}
        menu={[
          { label: 'Hari Libur', href: paths.masterHoliday() },
          { label: 'Kategori Petty Cash', href: paths.masterPettyCategory() },
          { label: 'Tempat BPKB', href: paths.masterBpkbPlace() },
          log,
        ]}
      />
      <MasterList kind={OFFICE} hrefOf={officeLinks(session)} />
    </>
  );
}
