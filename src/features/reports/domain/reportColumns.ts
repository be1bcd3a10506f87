import {
  REPORTS,
  type ReportColumn,
  type ReportDefinition,
  type ReportKey,
} from '@/lib/contract/reportTerms';

/** A report without its own spelling. */
export const definitionOf = (report: ReportKey): ReportDefinition => REPORTS[report];

/** Keys of the columns that stand in a report, in its order. A choice without any of them is none. */
export function chosenColumns({ columns }: ReportDefinition, chosen: string): string[] {
  const keys = Object.keys(columns);
  const ticked = chosen.split(',').filter((key) => keys.includes(key));
  return ticked.length === 0 ? keys : keys.filter((key) => ticked.includes(key));
}

/** The choice after a column was ticked or no longer is; '' where all stand. */
export function withColumn(report: ReportDefinition, chosen: string, key: string, ticked: boolean): string {
  const before = chosenColumns(report, chosen);
  const all = Object.keys(report.columns);
  const keys = all.filter((one) => (one === key ? ticked : before.includes(one)));
  return keys.length === all.length ? '' : keys.join(',');
}

/** A column of an answer, and where its cells stand. */
export interface ShownColumn extends ReportColumn {
  key: string;
  at: number;
}

/** The columns of an answer; one that this app does not know yet is left out. */
export const shownColumns = ({ columns }: ReportDefinition, keys: readonly string[]): ShownColumn[] =>
  keys.flatMap((key, at) => {
    const column = columns[key];
    return column ? [{ ...column, key, at }] : [];
  });
