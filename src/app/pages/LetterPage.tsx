import { PageHeader } from '@/components/PageHeader/PageHeader';
import { LetterRegister } from '@/features/collection';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function LetterPage({ title }: PageProps) {
  const opens = useSession()?.access.is_contract === 1;
  return (
    <>
      <PageHeader title={title} back={{ href: paths.overdue(), label: 'Tanggal Jatuh Tempo' }} />
      <LetterRegister hrefOf={opens ? paths.contractDetail : undefined} />
    </>
  );
}
