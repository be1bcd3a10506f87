/*
 * A bank statement of 10,000 lines inside the server (routes, checks, SQL, JSON): matching lines of all kinds, matching
 * lines that name a contract, posting these, undoing them. Goal: posting under 20 s on two cores.
 * `tsx bench/imports.bench.ts 2000 60000` measures 2,000 lines on a company with 60,000 receipts.
 */
import { createHash } from 'node:crypto';
import { POSTING_GROUP, type PostedGroup } from '../src/lib/contract/importPosting';
import { type ImportBatch } from '../src/lib/contract/imports';
import { STATEMENT_GROUP, type StatementLine } from '../src/lib/contract/statementUpload';
import { todayIn } from '../server/calendar/today';
import { loadReceipts } from '../server/seed/loadReceipts';
import { openCompany } from './inServer/openCompany';

const POSTING_GOAL = 20;

interface Payer {
  code: string;
  plate: string;
  phone: string;
  name: string;
  instalment: number;
}

const [lines = 10_000, receipts = 300_000] = process.argv.slice(2).map(Number);
const company = await openCompany();
const { connection } = company;
try {
  await loadReceipts(connection, receipts, new Date());
  const call = await openApi();
  const payers = await somePayers();
  console.log(`${payers.length} running contracts, ${receipts} receipts, ${lines} lines`);
  await mixedStatement(call, payers);
  await postedStatement(call, payers);
} finally {
  await company.close();
}

type Call = <T>(address: string, body: object) => Promise<T>;

/** Lines of all kinds, as banks and people write them; thrown away afterwards. */
async function mixedStatement(call: Call, payers: readonly Payer[]): Promise<void> {
  const batch = await timed('matching lines of all kinds', () =>
    upload(
      call,
      'campur.csv',
      lineEach(payers, (payer, index) => mixedText(payer, index)),
    ),
  );
  console.log(batch.states.map(({ state, rows }) => `  ${state} ${rows}`).join('\n'));
  await call(`imports/${batch.id}/undo`, { reason: 'Selesai diukur', version: batch.version });
}

function mixedText({ code, plate, phone, name }: Payer, index: number): string {
  const kinds = [
    `TRSF E-BANKING CR ${code} angsuran`,
    `SETORAN ${code.replaceAll('-', '')}`,
    `BI-FAST CR ${plate} NOV`,
    `TRANSFER DARI ${phone}`,
    `TRSF E-BANKING CR 2011/FTSCY/WS95031 ${name.toUpperCase()}`,
    `TRSF ${name.slice(0, -2)}x`,
    `BUNGA ${index}`,
  ];
  return kinds[index % kinds.length] ?? '';
}

/** Lines that name their contract: read, posted in groups, undone. */
async function postedStatement(call: Call, payers: readonly Payer[]): Promise<void> {
  const batch = await timed('matching lines that name a contract', () =>
    upload(
      call,
      'kode.csv',
      lineEach(payers, ({ code }) => `TRSF E-BANKING CR ${code}`),
    ),
  );
  let posted = 0;
  let slowest = 0;
  const last = await timed(
    'posting',
    async () => {
      for (;;) {
        const started = performance.now();
        const group = await call<PostedGroup>(`imports/${batch.id}/post`, { size: POSTING_GROUP });
        slowest = Math.max(slowest, performance.now() - started);
        posted += group.posted;
        if (group.remaining === 0) return group.batch;
      }
    },
    POSTING_GOAL,
  );
  console.log(`  ${posted} rows posted, slowest group ${Math.round(slowest)} ms`);
  await timed('undoing', () =>
    call(`imports/${batch.id}/undo`, { reason: 'Selesai diukur', version: last.version }),
  );
}

function lineEach(payers: readonly Payer[], text: (payer: Payer, index: number) => string): StatementLine[] {
  const date = todayIn('Asia/Jakarta', new Date());
  return Array.from({ length: lines }, (_, index) => {
    const payer = payers[index % payers.length];
    if (!payer) throw new Error('no contracts');
    return {
      line: index + 2,
      date,
      amount: payer.instalment,
      description: text(payer, index),
      reference: String(index),
    };
  });
}

async function upload(call: Call, name: string, rows: readonly StatementLine[]): Promise<ImportBatch> {
  let batch = await call<ImportBatch>('imports', {
    bank: 'BCA',
    file_name: name,
    file_hash: createHash('sha256').update(name).digest('hex'),
    mapping: {
      header_line: 1,
      date: 'Tanggal',
      date_format: 'DD/MM/YYYY',
      amount: 'Jumlah',
      direction: null,
      description: ['Keterangan'],
      reference: null,
      decimal: ',',
    },
    row_count: rows.length,
  });
  for (let from = 0; from < rows.length; from += STATEMENT_GROUP) {
    const group = rows.slice(from, from + STATEMENT_GROUP);
    batch = await call<ImportBatch>(`imports/${batch.id}/rows`, { rows: group });
  }
  return batch;
}

async function timed<T>(what: string, work: () => Promise<T>, goal?: number): Promise<T> {
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const verdict = goal === undefined ? '' : `  goal ${goal} s, ${seconds <= goal ? 'met' : 'missed'}`;
  console.log(`${what.padEnd(40)}${seconds.toFixed(1).padStart(8)} s${verdict}`);
  return result;
}

async function somePayers(): Promise<Payer[]> {
  const { rows } = await connection.pool.query<Payer>(
    `select c.code, c.plate_number as plate, k.phone, k.name, c.instalment::int
       from contracts c join customers k on k.id = c.customer_id
      where c.status = 'ACTIVE' and c.next_due is not null order by md5(c.code)`,
  );
  return rows;
}

async function openApi(): Promise<Call> {
  const { app, headers } = await company.openApi();
  return async <T>(address: string, body: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/${address}`, payload: body, headers });
    if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.body}`);
    return answer.json<{ data: T }>().data;
  };
}
