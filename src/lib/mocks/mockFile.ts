import { http, HttpResponse, type HttpHandler } from 'msw';
import { BYTE_ORDER_MARK, csvCell, csvRow } from '@/lib/format/csv';
import { ROW_COUNT_HEADER, type FileEndpoint } from '@/lib/contract/fileEndpoint';

/** An MSW handler for a call that answers with a file: a Response made by `csvFile` or by `refuse` and its like. */
export function mockFile(endpoint: FileEndpoint, answer: () => Response | Promise<Response>): HttpHandler {
  return http.get(`*/api/${endpoint.path}`, answer);
}

/** A file as the server sends it; with fewer rows than `announced` it was cut off. */
export function csvFile(rows: readonly string[], announced = rows.length): Response {
  const lines = ['No. nota', ...rows, `Jumlah ${announced} nota`];
  const text = BYTE_ORDER_MARK + lines.map((line) => csvRow([csvCell(line)])).join('');
  return new HttpResponse(text, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', [ROW_COUNT_HEADER]: String(announced) },
  });
}
