import * as z from 'zod/mini';
import { fileEndpoint, type FileEndpoint } from './fileEndpoint';

/** What every export is asked for besides: its format. */
const format = z._default(z.enum(['csv', 'xlsx']), 'csv');

/** How each export is written; said once in the summary of each. */
const AS =
  'As CSV (UTF-8 with mark, semicolons, dates YYYY-MM-DD, whole rupiah) or XLSX, with an end line of count and sums.';

/** Declares a call that answers with all rows of a list, in the format that is asked for. */
export function exportEndpoint<S extends z.core.$ZodShape>({
  query,
  summary,
  ...definition
}: Omit<FileEndpoint, 'query' | 'method' | 'of'> & { query: z.ZodMiniObject<S> }) {
  return fileEndpoint({
    ...definition,
    ...{ method: 'GET', of: 'rows', summary: `${summary} ${AS}` },
    query: z.extend(query, { format }),
  });
}
