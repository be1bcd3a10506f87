import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { RegistrationExport, RegistrationList } from '@/features/registrations';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { destinationOf } from '../routeAccess';
import type { PageProps } from '../RouteSpec';

export default function CustomerPage({ title }: PageProps) {
  const session = useSession();
  const mayAdd = destinationOf(paths.customerAdd(), session).kind === 'page';
  const addHref = mayAdd ? paths.customerAdd() : undefined;
  return (
    <>
      <PageHeader title={title}>
        {session?.idTitle === SURVEYOR_TITLE_ID && (
          <LinkButton href={paths.customerSurveys()}>Survei Saya</LinkButton>
        )}
        <RegistrationExport />
        {addHref && (
          <LinkButton kind="primary" href={addHref}>
            Tambah
          </LinkButton>
        )}
      </PageHeader>
      <RegistrationList hrefOf={paths.customerDetail} addHref={addHref} />
    </>
  );
}
