import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { Column } from '@/components/DataTable/DataTable.types';
import type { ListViewTools } from './ListView';

export interface RecordToolsProps<R> {
  /** What can be done with rows. */
  tools: ListViewTools<R>;
  /** All that the list can show. */
  columns: readonly Column<R>[];
  /** What was chosen. */
  bar: ListToolsBar<R>;
}

/** Above a list: its columns, and what can be done with chosen rows. Arrives after the first rows. */
export default function RecordTools<R>({ tools, columns, bar }: RecordToolsProps<R>) {
  const { noun, copied, summaryOf } = tools;
  return (
    <ListTools {...bar} columns={columns} cells={copied} noun={noun} {...(summaryOf && { summaryOf })} />
  );
}
