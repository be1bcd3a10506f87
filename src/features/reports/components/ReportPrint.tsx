import type { ReactNode } from 'react';
import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable, type PaperColumn } from '@/components/Paper/PaperTable';
import { PrintedInstant } from '@/components/Paper/PrintedInstant';
import { Whole } from '@/components/Paper/Whole';
import type { LetterheadFacts } from '@/lib/contract/offices';
import type { Report } from '@/lib/contract/reports';
import type { ReportDefinition } from '@/lib/contract/reportTerms';
import { formatNumber } from '@/lib/format/rupiah';
import type { PaperSize } from '@/lib/paper/papers';
import { cellText, isFigure, type CellValue } from '../domain/cellText';
import { acrossPaper } from '../domain/printLayout';
import type { ReportRow } from '../domain/recordCell';
import { shownColumns, type ShownColumn } from '../domain/reportColumns';

export interface ReportPrintProps {
  /** Which report it is. */
  definition: ReportDefinition;
  /** All its rows; at least one. */
  report: Report;
  /** Of when it is, in words. */
  when: string;
  /** The office that it is narrowed to; null: all that the person sees. */
  officeName: string | null;
  /** Who prints it. */
  by: string;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A report on paper: what it is, of when and of what time its figures are, every row, and what they come to. */
export function ReportPrint({ definition, report, when, officeName, by, office, size }: ReportPrintProps) {
  const { count, rows, totals, as_of } = report;
  const columns = shownColumns(definition, report.columns);
  return (
    <Paper size={size} office={office} title={definition.title} number={<Whole>{when}</Whole>}>
      <PaperFacts
        facts={[
          { label: 'Kantor', value: officeName ?? 'Semua kantor' },
          { label: 'Angka per', value: <PrintedInstant at={as_of} /> },
          { label: 'Isi', value: <Whole>{`${formatNumber(count)} ${definition.noun}`}</Whole> },
          { label: 'Dicetak oleh', value: by },
        ]}
      />
      <PaperTable
        size={size}
        caption={definition.title}
        columns={paperColumns(columns, totals, size)}
        rows={rows.map((row, place) => ({ ...row, place }))}
        keyOf={({ place }) => place}
      />
      <p>{definition.words}</p>
    </Paper>
  );
}

function paperColumns(
  columns: readonly ShownColumn[],
  totals: Report['totals'],
  size: PaperSize,
): PaperColumn<ReportRow>[] {
  const across = acrossPaper(columns, size);
  const hasTotals = totals.some((total) => total !== null);
  return columns.map(({ key, word, kind, at }, place) => {
    const sum = totals[at] ?? null;
    const total = sum !== null ? cellText(kind, sum) : place === 0 && hasTotals ? 'Jumlah' : undefined;
    return {
      head: word,
      figure: isFigure(kind),
      cell: ({ cells }) => printedCell(kind, cells[at] ?? null),
      ...(!across.has(key) && { below: 'named', spare: 'always' }),
      ...(total !== undefined && { total: <Whole>{total}</Whole> }),
    };
  });
}

/** Numbers, days and what has no space stay in one piece; nothing is ''. */
function printedCell(kind: ShownColumn['kind'], value: CellValue): ReactNode {
  if (kind === 'time' && value !== null) return <PrintedInstant at={String(value)} />;
  const text = cellText(kind, value);
  return /\d/.test(text) && !/\s/.test(text) ? <Whole>{text}</Whole> : text;
}
