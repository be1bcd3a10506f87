import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { keptStaffList, StaffDetail, useStaffActs } from '@/features/staff';
import { hrefOfLink } from '../hrefOfLink';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function StaffDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const listHref = paths.staff();
  const { actions, shown } = useStaffActs(id, hrefOfLink);
  const [primary, ...menu] = actions;
  const log = useRecordLog('staff', id);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptStaffList.lastHref(listHref), label: 'Staff' }}
        primary={primary}
        menu={[...menu, log]}
      />
      <StaffDetail id={id} listHref={listHref} />
      {shown}
    </>
  );
}
