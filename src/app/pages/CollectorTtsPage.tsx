import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OwnTts } from '@/features/field';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CollectorTtsPage({ title }: PageProps) {
  const owner = useSession()?.id ?? '';
  return (
    <>
      <PageHeader title={title} back={{ href: paths.collectorCustomers(), label: 'Akun Kolektor' }} />
      <OwnTts owner={owner} />
    </>
  );
}
