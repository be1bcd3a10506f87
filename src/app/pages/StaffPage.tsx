import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { StaffList, useStaffAdding } from '@/features/staff';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function StaffPage({ title }: PageProps) {
  const navigate = useNavigate();
  const { actions, shown } = useStaffAdding((id) => void navigate(paths.staffDetail(id)));
  return (
    <>
      <PageHeader title={title} primary={actions[0]} />
      <StaffList hrefOf={paths.staffDetail} />
      {shown}
    </>
  );
}
