import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { keptStaffList, StaffDetail } from '@/features/staff';
import { hrefOfLink } from '../hrefOfLink';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function StaffDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const listHref = paths.staff();
  return (
    <>
      <PageHeader title={title} back={{ href: keptStaffList.lastHref(listHref), label: 'Staff' }} />
      <StaffDetail
        id={id}
        listHref={listHref}
        logHrefOf={(person) => paths.userLog({ type: 'staff', record: person })}
        hrefOfLink={hrefOfLink}
      />
    </>
  );
}
