import { FILE_TYPES, ROW_COUNT_HEADER, type FileEndpoint } from '../contract/fileEndpoint';
import { sessionToken } from '../session/session';
import { ApiError } from './ApiError';
import { apiAddress } from './apiAddress';
import { readRefusal } from './request';
import { requestHeaders } from './requestHeaders';
import { wholeFile } from './wholeFile';

/** A file that stops coming for so long has been lost, ms. */
const SILENCE = 60_000;
const ACCEPTED = [...FILE_TYPES.rows, 'application/json'].join(', ');
/** What came is handed to the browser's own store in pieces of this size, bytes, so that memory stays small. */
const PIECE = 4_000_000;

export interface FileInput {
  query?: object;
  signal: AbortSignal;
  /** Rows that have come, of how many. */
  onRows?: (rows: number, total: number) => void;
}

/**
 * Fetches an export. It is handed over whole or not at all, by what `wholeFile` knows of its format.
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
      headers: { ...requestHeaders(sessionToken()), Accept: ACCEPTED },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw readRefusal({ response, text: await response.text() });
    const type = response.headers.get('Content-Type') ?? '';
    const total = Number(response.headers.get(ROW_COUNT_HEADER) || Number.NaN);
    const whole = Number.isSafeInteger(total) ? wholeFile(type, total) : null;
    if (!whole) throw new ApiError({ kind: 'unreadable', status: response.status });
    const pieces = new Pieces();
    for await (const bytes of chunksOf(response)) {
      heard();
      pieces.add(bytes);
      whole.add(bytes);
      onRows?.(whole.rows(), total);
    }
    if (!whole.isWhole()) throw cutOff();
    return pieces.all(type);
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause;
    throw silence.signal.aborted ? new ApiError({ kind: 'timeout', status: 0, cause }) : cutOff(cause);
  } finally {
    clearTimeout(timer);
  }
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

  all(type: string): Blob {
    return new Blob([...this.kept, ...this.fresh], { type });
  }
}
