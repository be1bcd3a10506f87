import { addressCodec, day, oneOf, orEmpty, orWord, page, rowId, text } from '@/lib/address/addressCodec';
import { keptList } from '@/lib/address/keptList';
import { viewedAs } from '@/lib/list/viewed';
import type { Period } from '@/lib/labels/period';
import type { PeriodExport } from './periodExports';

/** What an export's page keeps in its address. */
export interface ExportState {
  /** '': the month that the office is in. */
  from: string;
  to: string;
  /** Of `narrowing`. */
  narrowed: string;
  /** Keys with commas between; '': all but those of identity. */
  columns: string;
  page: number;
  office: number | 'all';
}

/** Where a page of exports keeps what was chosen on it. */
export function exportPlace({ key, narrowing, columns }: PeriodExport) {
  const known = new Set(Object.keys(columns));
  const names = narrowing.options.map(({ value }) => value);
  const keys = text(500);
  const codec = addressCodec<ExportState>(
    {
      from: orEmpty(day),
      to: orEmpty(day),
      narrowed: oneOf(names),
      columns: {
        ...keys,
        // A column that is none would refuse the whole file.
        parse: (given) =>
          given
            .split(',')
            .filter((key) => known.has(key))
            .join(','),
      },
      page,
      office: orWord(rowId, 'all'),
    },
    { narrowed: narrowing.name },
  );
  const startFor = (officeBase: number | null): ExportState => ({
    ...{ from: '', to: '', narrowed: names[0] ?? '', columns: '', page: 1 },
    office: officeBase ?? 'all',
  });
  const parts = { office: { label: 'Kantor', names: 'office' } } as const;
  return {
    codec,
    startFor,
    kept: keptList(null),
    viewed: viewedAs<ExportState>({ key, codec, startFor, parts }),
  };
}

/** Keys of the columns that stand in the file, in its order. */
export const chosenKeys = ({ columns, identity }: PeriodExport, chosen: string): string[] =>
  Object.keys(columns).filter((key) =>
    chosen === '' ? !identity.includes(key) : chosen.split(',').includes(key),
  );

/** What is chosen after a column was ticked or no longer is; '' where it is what stands there unasked. */
export function withColumn(of: PeriodExport, chosen: string, key: string, ticked: boolean): string {
  const before = chosenKeys(of, chosen);
  const keys = Object.keys(of.columns).filter((one) => (one === key ? ticked : before.includes(one)));
  const text = keys.join(',');
  return text === chosenKeys(of, '').join(',') ? '' : text;
}

/** What the calls are asked for. */
export const exportQueryOf = (
  { narrowing }: PeriodExport,
  { narrowed, columns, office }: Pick<ExportState, 'narrowed' | 'columns' | 'office'>,
  period: Period,
): Record<string, unknown> => ({
  ...period,
  ...(office !== 'all' && { office }),
  ...(narrowed !== '' && { [narrowing.name]: narrowed }),
  ...(columns !== '' && { columns }),
});
