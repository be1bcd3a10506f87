import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PromisedList } from '@/features/collection';
import { useSession } from '@/lib/session/useSession';
import { overdueBack } from '../overdueBack';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function PromisePage({ title }: PageProps) {
  const session = useSession();
  return (
    <>
      <PageHeader title={title} back={overdueBack(session)} />
      <PromisedList hrefOf={session?.access.is_contract === 1 ? paths.contractDetail : undefined} />
    </>
  );
}
