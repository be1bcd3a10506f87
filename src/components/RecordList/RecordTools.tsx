import type { Column } from '@/components/DataTable/DataTable.types';
import { CopyRows } from '@/components/TableTools/CopyRows';
import { TableTools } from '@/components/TableTools/TableTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import { formatNumber } from '@/lib/format/rupiah';
import { tabSeparated } from '@/lib/format/tabSeparated';
import type { ListViewTools } from './ListView';

export interface RecordToolsProps<R> {
  /** What can be done with rows. */
  tools: ListViewTools<R>;
  /** All that the list can show, without what was chosen. */
  columns: readonly Column<R>[];
  /** What was chosen. */
  bar: ListToolsBar<R>;
}

/** Above a list: its columns, and what can be done with chosen rows: their sum, and a copy for a spreadsheet. */
export default function RecordTools<R>({ tools, columns, bar }: RecordToolsProps<R>) {
  const { noun, copied, summaryOf } = tools;
  const { chosenRows, ...rest } = bar;
  const rows = chosenRows ?? [];
  const textOf = () =>
    tabSeparated([Object.keys(copied), ...rows.map((row) => Object.values(copied).map((cell) => cell(row)))]);
  return (
    <TableTools
      {...rest}
      columns={columns}
      chosen={chosenRows && rows.length}
      summary={summaryOf?.(rows)}
      actions={<CopyRows textOf={textOf} what={`${formatNumber(rows.length)} ${noun}`} />}
    />
  );
}
