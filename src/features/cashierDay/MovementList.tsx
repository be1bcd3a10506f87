import { PageParts } from '@/components/PageGrid/PageParts';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { MovementTable, type MovementTableProps } from './components/MovementTable';

/** Everything that moved the cashier's money, with the list's tools. */
export function MovementList(props: Omit<MovementTableProps, 'columns'>) {
  const columns = useColumnChoice('uang-kasir');
  return (
    <PageParts>
      <MovementTable {...props} columns={columns} />
    </PageParts>
  );
}
