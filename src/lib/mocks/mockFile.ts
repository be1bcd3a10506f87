import { http, HttpResponse, type HttpHandler } from 'msw';
import { BYTE_ORDER_MARK, csvCell, csvRow } from '@/lib/format/csv';
import { EXPORT_TYPES, ROW_COUNT_HEADER, type FileEndpoint } from '@/lib/contract/fileEndpoint';
import { buildXlsx } from './buildXlsx';

/** An MSW handler for a call that answers with a file: a Response made by `exportFile` or by `refuse` and its like. */
export function mockFile(
  endpoint: FileEndpoint,
  answer: (request: Request) => Response | Promise<Response>,
): HttpHandler {
  return http.get(`*/api/${endpoint.path}`, ({ request }) => answer(request));
}

/** A file as the server sends it, in the format that was asked for. */
export function exportFile(request: Request, rows: readonly string[]): Response {
  return new URL(request.url).searchParams.get('format') === 'xlsx' ? xlsxFile(rows) : csvFile(rows);
}

function xlsxFile(rows: readonly string[]): Response {
  return new HttpResponse(buildXlsx([['No. nota'], ...rows.map((row) => [row])]), {
    headers: { 'Content-Type': EXPORT_TYPES.xlsx, [ROW_COUNT_HEADER]: String(rows.length) },
  });
}

/** The same as CSV; with fewer rows than `announced` it was cut off. */
export function csvFile(rows: readonly string[], announced = rows.length): Response {
  const lines = ['No. nota', ...rows, `Jumlah ${announced} nota`];
  const text = BYTE_ORDER_MARK + lines.map((line) => csvRow([csvCell(line)])).join('');
  return new HttpResponse(text, {
    headers: { 'Content-Type': `${EXPORT_TYPES.csv}; charset=utf-8`, [ROW_COUNT_HEADER]: String(announced) },
  });
}
