import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { RegistrationEdit } from '@/features/registrations';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRegistrationWays } from '../useRegistrationWays';

export default function RegistrationEditPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const ways = useRegistrationWays();
  return (
    <>
      <PageHeader title={title} back={{ href: paths.customerDetail(id), label: 'Detail Registrasi' }} />
      <RegistrationEdit key={id} id={Number(id)} {...ways} />
    </>
  );
}
