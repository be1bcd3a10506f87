import { PageHeader } from '@/components/PageHeader/PageHeader';
import { RegistrationAdd } from '@/features/registrations';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRegistrationWays } from '../useRegistrationWays';

export default function RegistrationAddPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} back={{ href: paths.customers(), label: 'Form Registrasi' }} />
      <RegistrationAdd {...useRegistrationWays()} />
    </>
  );
}
