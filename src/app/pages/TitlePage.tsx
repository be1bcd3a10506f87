import { PageHeader } from '@/components/PageHeader/PageHeader';
import { TitleList, useTitleAdding } from '@/features/titles';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { titleViewOf } from '../titleView';

const logHrefOf = (id: number) => `${paths.userLog()}?type=title&record=${id}`;

export default function TitlePage({ title }: PageProps) {
  const adding = useTitleAdding();
  return (
    <>
      <PageHeader title={title} primary={adding} />
      <TitleList viewOf={titleViewOf} logHrefOf={logHrefOf} />
    </>
  );
}
