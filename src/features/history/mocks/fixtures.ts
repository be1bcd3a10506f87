import { HISTORY_PAGE_SIZE, type LogEntry } from '@/lib/contract/history';

const CHROME_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

export function buildLogEntry(over: Partial<LogEntry> = {}): LogEntry {
  return {
    id: 1,
    at: '2026-11-20T02:12:00Z',
    action: 'SIGNED_IN',
    summary: 'Masuk ke aplikasi',
    record_type: null,
    record_id: null,
    ip: '10.20.0.14',
    device: CHROME_WINDOWS,
    changes: {},
    ...over,
  };
}

/** A morning at the counter, newest first. */
export const DAY: LogEntry[] = [
  buildLogEntry({
    id: 412,
    at: '2026-11-20T06:48:00Z',
    action: 'CREDIT_CHANGE_REQUESTED',
    summary: 'Meminta perubahan nota JKT/2611/00042: salah ketik nominal transfer',
    record_type: 'credit',
    record_id: '42',
    changes: {
      payment: [1_250_000, 1_275_000],
      penalty_payment: [0, 25_000],
      bank: [0, 25_000],
      date_payment: ['2026-11-19', '2026-11-20'],
      note: [null, 'Denda dibayar lewat transfer'],
    },
  }),
  buildLogEntry({
    id: 407,
    at: '2026-11-20T04:30:00Z',
    action: 'NOTIFICATIONS_READ',
    summary: 'Menandai semua notifikasi sudah dibaca',
    device: CHROME_ANDROID,
    ip: '114.122.8.31',
  }),
  buildLogEntry({ id: 401 }),
  buildLogEntry({
    id: 398,
    at: '2026-11-19T10:04:00Z',
    action: 'SIGN_IN_FAILED',
    summary: 'Percobaan masuk gagal: kata sandi salah',
    device: null,
    ip: null,
  }),
];

/** As many lines as asked, newest first: `count` … 1. */
export function buildLog(count: number): LogEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.parse('2026-11-20T06:00:00Z') - index * 37 * 60_000).toISOString();
    return buildLogEntry({
      id: count - index,
      at,
      summary: `Membuka nota JKT/2611/${String(count - index).padStart(5, '0')}`,
    });
  });
}

/** One page of a log, as the server cuts it. */
export function pageOf(log: readonly LogEntry[], page: number): { rows: LogEntry[]; count: number } {
  const start = (page - 1) * HISTORY_PAGE_SIZE;
  return { rows: log.slice(start, start + HISTORY_PAGE_SIZE), count: log.length };
}
