import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OFFICE, MasterList } from '@/features/masters';
import { useSession } from '@/lib/session/useSession';
import { officeLinks } from '../officeLinks';
import { paths } from '../paths';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterOfficePage({ title }: PageProps) {
  const session = useSession();
  return (
    <>
      <PageHeader title={title}>
        <RecordLog type="office" />
        <LinkButton href={paths.masterHoliday()}>Hari Libur</LinkButton>
      </PageHeader>
      <MasterList kind={OFFICE} hrefOf={officeLinks(session)} />
    </>
  );
}
