import { lazySection } from '@/components/LazyPart/lazyPart';
import { PageParts } from '@/components/PageGrid/PageParts';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import type { CashMovement } from '@/lib/contract/cashierDay';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { MovementTable, type MovementTableProps } from './components/MovementTable';

const MovementListTools = lazySection(() => import('./MovementListTools'));

const keyOf = ({ id }: CashMovement) => id;
const labelOf = ({ number }: CashMovement) => `Pilih ${number}`;

/** Everything that moved the cashier's money, with the list's tools. */
export function MovementList({ shown, hrefOfReceipt }: Pick<MovementTableProps, 'shown' | 'hrefOfReceipt'>) {
  const { choice, selection, bar } = useListTools(useColumnChoice('uang-kasir'), shown.lines, keyOf, labelOf);
  return (
    <PageParts>
      <ToolsPlace ready={shown.lines.length > 0}>
        <MovementListTools {...bar} shown={shown} />
      </ToolsPlace>
      <MovementTable choice={choice} selection={selection} shown={shown} hrefOfReceipt={hrefOfReceipt} />
    </PageParts>
  );
}
