import { createHash } from 'node:crypto';
import { todayIn } from '../calendar/today';
import type { StatementMapping } from '@/lib/contract/bankMappings';
import type { PostedGroup } from '@/lib/contract/importPosting';
import type { ImportRow } from '@/lib/contract/importRows';
import type { ImportBatch } from '@/lib/contract/imports';
import type { StatementLine } from '@/lib/contract/statementUpload';
import type { ReachableApi } from './startApi';

export const MAPPING: StatementMapping = {
  header_line: 1,
  date: 'Tanggal',
  date_format: 'DD/MM/YYYY',
  amount: 'Jumlah',
  direction: null,
  description: ['Keterangan'],
  reference: null,
  decimal: ',',
};

/** A running contract, as a statement may name it. */
export interface Payer {
  code: string;
  plate: string;
  name: string;
  phone: string;
  nik: string;
  instalment: number;
}

/** Running contracts of an office by code, with no part payments and no transfer that is recorded of late. */
export async function payersOf(api: ReachableApi, office = 'JKT'): Promise<Payer[]> {
  const { rows } = await api.connection.pool.query<Payer>(
    `select c.code, c.plate_number as plate, k.name, k.phone, k.nik, c.instalment::int
       from contracts c join customers k on k.id = c.customer_id
      where c.status = 'ACTIVE' and c.code like $1 and not exists (
        select from credits r where r.contract_code = c.code and
          (r.credit_payment < r.credit or r.bank > 0 and r.date_payment > current_date - 5))
      order by c.code`,
    [`${office}-%`],
  );
  return rows;
}

/** Today in Jakarta. */
export const todayOf = (api: ReachableApi) => todayIn('Asia/Jakarta', api.now());

/** Lines from 2 on, all of today. */
export function statementLines(
  api: ReachableApi,
  ...said: (Partial<StatementLine> & { amount: number })[]
): StatementLine[] {
  return said.map((one, index) => ({
    line: index + 2,
    date: todayOf(api),
    description: '',
    reference: '',
    ...one,
  }));
}

/** A line by which somebody pays one instalment and writes the contract's code. */
export const paysByCode = (payer: Payer) => ({
  amount: payer.instalment,
  description: `TRSF E-BANKING CR ${payer.code} angsuran`,
});

/** What startImport is told of a file. */
export const fileOf = (name: string, rows: readonly StatementLine[]) => ({
  bank: 'BCA',
  file_name: name,
  file_hash: createHash('sha256').update(name).digest('hex'),
  mapping: MAPPING,
  row_count: rows.length,
});

/** A cashier's calls on statements. */
export function clerkOf(api: ReachableApi, token: string) {
  const path = (id: number, rest = '') => `imports/${id}${rest}`;
  return {
    start: (name: string, rows: readonly StatementLine[], change: object = {}) =>
      api.call<ImportBatch>('POST', 'imports', { token, body: { ...fileOf(name, rows), ...change } }),
    send: (id: number, rows: readonly StatementLine[]) =>
      api.call<ImportBatch & { errors: Record<string, string> }>('POST', path(id, '/rows'), {
        token,
        body: { rows },
      }),
    get: (id: number) => api.call<ImportBatch>('GET', path(id), { token }),
    list: () => api.call<{ rows: ImportBatch[]; count: number }>('GET', 'imports', { token }),
    rows: async (id: number, query = 'size=100') =>
      (
        await api.call<{ rows: ImportRow[]; count: number }>('GET', `${path(id, '/rows')}?${query}`, {
          token,
        })
      ).data.rows,
    correct: (id: number, row: number, body: object) =>
      api.call<ImportRow & { errors: Record<string, string> }>('PUT', path(id, `/rows/${row}`), {
        token,
        body,
      }),
    post: (id: number, size = 250) =>
      api.call<PostedGroup>('POST', path(id, '/post'), { token, body: { size } }),
    undo: (id: number, version: number, reason = 'Berkas bulan lalu') =>
      api.call<ImportBatch>('POST', path(id, '/undo'), { token, body: { reason, version } }),
    /** A whole file, read. */
    async upload(name: string, rows: readonly StatementLine[]): Promise<ImportBatch> {
      const { data } = await this.start(name, rows);
      return (await this.send(data.id, rows)).data;
    },
  };
}
