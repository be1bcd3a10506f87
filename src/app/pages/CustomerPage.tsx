import { PageHeader } from '@/components/PageHeader/PageHeader';
import { RegistrationList, useRegistrationExport } from '@/features/registrations';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { destinationOf } from '../routeAccess';
import type { PageProps } from '../RouteSpec';

export default function CustomerPage({ title }: PageProps) {
  const session = useSession();
  const mayAdd = destinationOf(paths.customerAdd(), session).kind === 'page';
  const isSurveyor = session?.idTitle === SURVEYOR_TITLE_ID;
  const { actions, shown } = useRegistrationExport();
  const addHref = mayAdd ? paths.customerAdd() : undefined;
  return (
    <>
      <PageHeader
        title={title}
        primary={addHref ? { label: 'Tambah registrasi', adds: true, href: addHref } : null}
        menu={[isSurveyor ? { label: 'Survei Saya', href: paths.customerSurveys() } : null, ...actions]}
      />
      <RegistrationList hrefOf={paths.customerDetail} addHref={addHref} />
      {shown}
    </>
  );
}
