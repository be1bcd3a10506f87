import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MasterList, PETTY_CATEGORY, useMasterAdding } from '@/features/masters';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterPettyCategoryPage({ title }: PageProps) {
  const adding = useMasterAdding(PETTY_CATEGORY);
  const log = useRecordLog('petty_category');
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.masterOffice(), label: 'Kantor Cabang' }}
        primary={adding}
        menu={[log]}
      />
      <MasterList kind={PETTY_CATEGORY} />
    </>
  );
}
