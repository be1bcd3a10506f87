import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OutsideCallList } from '@/features/collection';
import { useSession } from '@/lib/session/useSession';
import { overdueBack } from '../overdueBack';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function OutsideCallPage({ title }: PageProps) {
  const session = useSession();
  return (
    <>
      <PageHeader title={title} back={overdueBack(session)} />
      <OutsideCallList hrefOf={session?.access.is_contract === 1 ? paths.contractDetail : undefined} />
    </>
  );
}
