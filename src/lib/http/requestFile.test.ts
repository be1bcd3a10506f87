import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportCredits } from '../contract/creditExport';
import { requestFile } from './requestFile';

const encoder = new TextEncoder();
const HEADERS = { 'content-type': 'text/csv; charset=utf-8', 'x-row-count': '3' };
const ROWS = ['\uFEFFNo;Jumlah\r\n', 'A;1\r', '\n"B\nb";2\r\nC;3\r\n', 'Jumlah 3 nota;6\r\n'];

/** Answers with these pieces; `breaks`: the connection is lost after them. */
function answer(pieces: readonly string[], { headers = HEADERS, breaks = false, status = 200 } = {}) {
  const left = [...pieces];
  const body = new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next !== undefined) controller.enqueue(encoder.encode(next));
      else if (breaks) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
}

beforeEach(() => vi.stubGlobal('location', { origin: 'http://angsur.test' }));
afterEach(() => vi.unstubAllGlobals());
const ask = (onRows?: (rows: number, total: number) => void) =>
  requestFile(exportCredits, { signal: new AbortController().signal, ...(onRows && { onRows }) });

describe('a file', () => {
  it('comes whole, with its rows counted on the way', async () => {
    answer(ROWS);
    const seen: number[] = [];
    const file = await ask((rows, total) => seen.push(rows / total));
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
      ROWS.join(''),
    );
    expect(seen).toEqual([0, 1 / 3, 1, 1]);
  });

  it.each([
    ['without its end line', ROWS.slice(0, 3), {}],
    ['with a row too few', [ROWS[0]!, ROWS[2]!, ROWS[3]!], {}],
    ['that breaks off', ROWS.slice(0, 2), { breaks: true }],
  ])('%s is no file', async (_, pieces, how) => {
    answer(pieces, how);
    await expect(ask()).rejects.toMatchObject({ kind: 'offline', message: /terputus/ });
  });

  it('is not a page, and not an answer without its count', async () => {
    answer(['<!doctype html>'], { headers: { ...HEADERS, 'content-type': 'text/html' } });
    await expect(ask()).rejects.toMatchObject({ kind: 'unreadable' });
    answer(ROWS, { headers: { ...HEADERS, 'x-row-count': '' } });
    await expect(ask()).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('may be refused in the envelope', async () => {
    const refusal = { status: 429, title: 'Gagal!', data: null, message: 'Coba lagi.', version: '1.0.0' };
    answer([JSON.stringify(refusal)], {
      status: 429,
      headers: { ...HEADERS, 'content-type': 'application/json' },
    });
    await expect(ask()).rejects.toMatchObject({ kind: 'refused', status: 429, message: 'Coba lagi.' });
  });
});
