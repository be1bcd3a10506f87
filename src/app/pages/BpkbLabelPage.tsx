import { PageHeader } from '@/components/PageHeader/PageHeader';
import { LabelPrinting, lastBooksHref } from '@/features/bpkb';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function BpkbLabelPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} back={{ href: lastBooksHref(paths.bpkb()), label: 'Inventori BPKB' }} />
      <LabelPrinting listHref={paths.bpkb()} />
    </>
  );
}
