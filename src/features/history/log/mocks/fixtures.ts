import { LOG_PAGE_SIZE } from '@/lib/contract/userLogDefaults';
import type { LogPerson, UserLogEntry } from '@/lib/contract/userLog';
import { buildLogEntry, DAY } from '../../mocks/fixtures';

const DEWI = { id: 5, username: 'kasir.jkt', name: 'Dewi Lestari', office_id: 1 };
const HENDRA = { id: 8, username: 'penyetuju.jkt', name: 'Hendra Gunawan', office_id: 1 };

export const LOG_PEOPLE: LogPerson[] = [
  { ...DEWI, active: true },
  { ...HENDRA, active: true },
  { id: 11, username: 'kolektor.jyp', name: 'Yohanes Wenda', office_id: 3, active: false },
];

export function buildUserLogEntry(over: Partial<UserLogEntry> = {}): UserLogEntry {
  return { ...buildLogEntry(), by: DEWI, reason: null, ...over };
}

/** A morning of the company, newest first: of each kind something. */
export const COMPANY_DAY: UserLogEntry[] = [
  buildUserLogEntry({
    id: 431,
    at: '2026-11-20T07:02:00Z',
    action: 'CREDIT_CHANGE_APPROVED',
    summary: 'Menyetujui perubahan nota JKT/2611/00042',
    record_type: 'credit',
    record_id: '42',
    by: HENDRA,
    changes: { payment: [1_250_000, 1_275_000], request_approval: [true, false] },
  }),
  buildUserLogEntry({
    id: 428,
    at: '2026-11-20T06:55:00Z',
    action: 'CALL_REFUSED',
    summary: 'Ditolak: Kantor ini bukan kantor Anda. GET /api/credits',
  }),
  ...DAY.map((line) =>
    buildUserLogEntry({ ...line, reason: line.id === 412 ? 'Salah ketik nominal transfer' : null }),
  ),
  buildUserLogEntry({
    id: 391,
    at: '2026-11-19T09:31:00Z',
    action: 'CREDITS_EXPORTED',
    summary: 'Mengekspor 1204 nota',
    by: HENDRA,
    changes: { filters: [null, 'period=month, date=2026-11-19, office=1'] },
  }),
  buildUserLogEntry({
    id: 385,
    at: '2026-11-19T08:12:00Z',
    action: 'IDENTITY_READ',
    summary: 'Membuka dokumen identitas KTP Budi Santoso.jpg',
    record_type: 'file',
    record_id: '17',
  }),
];

/** As many lines as asked, newest first: `count` … 1. */
export const buildUserLog = (count: number): UserLogEntry[] =>
  Array.from({ length: count }, (_, index) =>
    buildUserLogEntry({
      id: count - index,
      at: new Date(Date.parse('2026-11-20T06:00:00Z') - index * 37 * 60_000).toISOString(),
      action: 'CREDIT_PRINTED',
      summary: `Mencetak nota JKT/2611/${String(count - index).padStart(5, '0')}`,
      record_type: 'credit',
      record_id: String(count - index),
    }),
  );

type Asked = Partial<Record<'person' | 'action' | 'type' | 'record' | 'search' | 'before' | 'ip', string>>;

/** The lines that a query leaves, one page of them, as the server cuts it. */
export function pageOfLog(
  log: readonly UserLogEntry[],
  asked: Asked,
): { rows: UserLogEntry[]; more: boolean } {
  const fits = filteredLog(log, asked).filter(({ id }) => !asked.before || id < Number(asked.before));
  return { rows: fits.slice(0, LOG_PAGE_SIZE), more: fits.length > LOG_PAGE_SIZE };
}

export const filteredLog = (log: readonly UserLogEntry[], asked: Asked): UserLogEntry[] =>
  log.filter(
    (line) =>
      (!asked.person || line.by?.id === Number(asked.person)) &&
      (!asked.action || line.action === asked.action) &&
      (!asked.type || line.record_type === asked.type) &&
      (!asked.record || line.record_id === asked.record) &&
      (!asked.ip || line.ip === asked.ip) &&
      (!asked.search || line.summary.toLowerCase().includes(asked.search.toLowerCase())),
  );
