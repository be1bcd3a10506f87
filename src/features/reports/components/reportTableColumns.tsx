import type { CardSlot, Column } from '@/components/DataTable/DataTable.types';
import { Link } from '@/components/Link/Link';
import type { ReportKind } from '@/lib/contract/reportTerms';
import { cellText, isFigure } from '../domain/cellText';
import { openingColumn, type RecordHref, type ReportRow } from '../domain/recordCell';
import type { ShownColumn } from '../domain/reportColumns';

/** A row, and its place on the page: it has no name of its own. */
export interface PlacedRow extends ReportRow {
  place: number;
}

/** What a kind needs, px; text shares what is left. */
const WIDTHS: Readonly<Record<ReportKind, Pick<Column<never>, 'width' | 'minWidth' | 'whole'>>> = {
  text: { minWidth: 136, whole: true },
  words: { minWidth: 128, whole: true },
  number: { width: 104 },
  rupiah: { width: 152 },
  percent: { width: 104 },
  day: { width: 112, whole: 'line' },
  time: { width: 240, whole: 'line' },
};

/** Numbers of records, which are read as one word. */
const NUMBERS: Readonly<Record<string, Pick<Column<never>, 'width' | 'whole'>>> = {
  code: { width: 152, whole: 'line' },
  invoice: { width: 152, whole: 'line' },
  number: { width: 196, whole: 'line' },
};

/** Columns as the table draws them; `named` is the key of the one that rows are known by. */
export function reportTableColumns(
  columns: readonly ShownColumn[],
  named: string | null,
  hrefOf: RecordHref,
): Column<PlacedRow>[] {
  const slots = cardSlots(columns, named);
  return columns.map(({ key, word, kind, at }) => ({
    ...{ key, header: word, ...(NUMBERS[key] ?? WIDTHS[kind]) },
    ...(isFigure(kind) && { align: 'end' }),
    card: slots[key] ?? 'line',
    cell: (row) => {
      const { cells, opens } = row;
      const text = cellText(kind, cells[at] ?? null);
      const href = opens && key === openingColumn(row, columns) ? hrefOf(opens.record, opens.id) : null;
      return href === null || text === '' ? text : <Link href={href}>{text}</Link>;
    },
  }));
}

/** On phones: what a row is known by stands on top; beside it its amount, where it has no other that it could be taken for. */
function cardSlots(columns: readonly ShownColumn[], known: string | null): Record<string, CardSlot> {
  const named = columns.find(({ key }) => key === known);
  const title = named ?? columns.find(({ key, kind }) => key !== 'office' && !isFigure(kind)) ?? columns[0];
  const [aside, other] = columns.filter(({ kind, key }) => kind === 'rupiah' && key !== title?.key);
  return { ...(aside && !other && { [aside.key]: 'aside' }), ...(title && { [title.key]: 'title' }) };
}
