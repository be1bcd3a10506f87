import { useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditChange } from '@/features/credits';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CreditChangePage({ title }: PageProps) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const detailHref = paths.creditDetail(id);
  return (
    <>
      <PageHeader title={title} back={{ href: detailHref, label: 'Detail Nota Cicilan' }} />
      <CreditChange id={id} onDone={() => void navigate(detailHref, { replace: true })} />
    </>
  );
}
