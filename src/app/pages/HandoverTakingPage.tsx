import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { HandoverTaking, PRINT_SEARCH } from '@/features/handovers';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function HandoverTakingPage({ title }: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title} back={{ href: paths.handovers(), label: 'Setoran Kolektor' }} />
      <HandoverTaking
        listHref={paths.handovers()}
        // Back does not lead into what was posted.
        onPosted={(id) => void navigate(paths.handoverDetail(id), { replace: true })}
        printHrefOf={(id) => paths.handoverDetail(id) + PRINT_SEARCH}
      />
    </>
  );
}
