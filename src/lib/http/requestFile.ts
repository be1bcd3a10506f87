import { FRAME_ROWS, ROW_COUNT_HEADER, type FileEndpoint } from '../contract/fileEndpoint';
import { sessionToken } from '../session/session';
import { ApiError } from './ApiError';
import { apiAddress } from './apiAddress';
import { readRefusal } from './request';
import { requestHeaders } from './requestHeaders';

/** A file that stops coming for so long has been lost, ms. */
const SILENCE = 60_000;
/** What came is handed to the browser's own store in pieces of this size, bytes, so that memory stays small. */
const PIECE = 4_000_000;
const CARRIAGE_RETURN = 13;

export interface FileInput {
  query?: object;
  signal: AbortSignal;
  /** Rows that have come, of how many. */
  onRows?: (rows: number, total: number) => void;
}

/**
 * Fetches a file. It is handed over whole or not at all: rows are counted as they come and compared with what the server
 * announced.
 * @throws ApiError; what `signal` was aborted with when the caller gave up
 */
export async function requestFile(
  endpoint: FileEndpoint,
  { query = {}, signal, onRows }: FileInput,
): Promise<Blob> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE);
  };
  try {
    const response = await fetch(apiAddress(endpoint.path, query), {
      headers: { ...requestHeaders(sessionToken()), Accept: `${endpoint.type}, application/json` },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw readRefusal({ response, text: await response.text() });
    const total = rowsAnnounced(endpoint, response);
    const pieces = new Pieces();
    let ends = 0;
    for await (const bytes of chunksOf(response)) {
      heard();
      pieces.add(bytes);
      ends += countRowEnds(bytes);
      onRows?.(Math.min(total, Math.max(0, ends - 1)), total);
    }
    if (ends !== total + FRAME_ROWS) throw cutOff();
    return pieces.whole(response.headers.get('Content-Type') ?? endpoint.type);
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause;
    throw silence.signal.aborted ? new ApiError({ kind: 'timeout', status: 0, cause }) : cutOff(cause);
  } finally {
    clearTimeout(timer);
  }
}

function rowsAnnounced(endpoint: FileEndpoint, response: Response): number {
  const rows = Number(response.headers.get(ROW_COUNT_HEADER) || Number.NaN);
  const isFile = response.headers.get('Content-Type')?.startsWith(endpoint.type) ?? false;
  if (!isFile || !Number.isSafeInteger(rows)) {
    throw new ApiError({ kind: 'unreadable', status: response.status });
  }
  return rows;
}

const cutOff = (cause?: unknown) =>
  new ApiError({
    kind: 'offline',
    status: 0,
    message:
      'Sambungan terputus sebelum berkas selesai, atau terlalu lambat. Periksa jaringan atau persempit isinya, lalu coba lagi.',
    cause,
  });

async function* chunksOf(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return;
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Rows end in CR LF, and CR stands nowhere else. */
function countRowEnds(bytes: Uint8Array): number {
  let ends = 0;
  for (let at = bytes.indexOf(CARRIAGE_RETURN); at >= 0; at = bytes.indexOf(CARRIAGE_RETURN, at + 1))
    ends += 1;
  return ends;
}

/** What has come so far; the older part is in the browser's keeping. */
class Pieces {
  private kept: Blob[] = [];
  private fresh: Uint8Array<ArrayBuffer>[] = [];
  private size = 0;

  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.fresh.push(bytes);
    this.size += bytes.length;
    if (this.size < PIECE) return;
    this.kept.push(new Blob(this.fresh));
    this.fresh = [];
    this.size = 0;
  }

  whole(type: string): Blob {
    return new Blob([...this.kept, ...this.fresh], { type });
  }
}
