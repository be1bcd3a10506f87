import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OfficeTts } from '@/features/field';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function UnderwayTtsPage({ title }: PageProps) {
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.home(), label: 'Beranda' }}
        meta="Uangnya disetorkan kolektor kepada kasir. Yang terlalu lama dibawa ditanyakan kepada supervisor kolektor."
      />
      <OfficeTts self={null} />
    </>
  );
}
