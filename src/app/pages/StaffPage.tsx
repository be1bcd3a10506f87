import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { StaffList } from '@/features/staff';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function StaffPage({ title }: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title} />
      <StaffList hrefOf={paths.staffDetail} onHired={(id) => void navigate(paths.staffDetail(id))} />
    </>
  );
}
