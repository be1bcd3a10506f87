import { readdirSync, rmSync } from 'node:fs';
import type { Readiness } from '@/lib/contract/service';
import { companyFaults } from './company/companyFaults';
import { ownFolder, type Company } from './company/openCompany';
import type { Load } from './company/startLoad';
import type { Fault } from './Fault';
import { until } from './tools/until';

/** The longest that a fault and what follows it may take, ms. */
const FAULT_TIMEOUT = 240_000;
/** Connections that are kept open between calls, the database's and ours. */
const FILES_KEPT = 60;

/** Tries a fault on a company at work; what did not go as it must, empty where it survived. */
export async function tryFault(fault: Fault, company: Company, load: Load): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${FAULT_TIMEOUT / 1000} s`)), FAULT_TIMEOUT);
  });
  const cleanups: (() => unknown)[] = [];
  try {
    return await Promise.race([tried(fault, company, load, (cleanup) => void cleanups.push(cleanup)), late]);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    clearTimeout(timer);
    for (const cleanup of cleanups.reverse()) await Promise.resolve(cleanup()).catch(() => undefined);
  }
}

async function tried(
  fault: Fault,
  company: Company,
  load: Load,
  after: (cleanup: () => unknown) => void,
): Promise<string[]> {
  const folder = () => {
    const made = ownFolder();
    after(() => rmSync(made, { recursive: true, force: true }));
    return made;
  };
  const { pid } = company.process;
  const [files, lines] = [openFiles(pid), company.process.lines.length];
  load.start();
  try {
    await payments(load, 2);
    await fault.try({ company, load, folder, after });
    if (!fault.endsServer && (company.process.pid !== pid || !company.process.isAlive()))
      return [`the server ended:\n${company.process.lines.slice(lines).join('\n')}`];
    await until('the server is ready', () => isReady(company), 40_000);
    await until('the browser listens again', () => company.watching.isSubscribed(), 40_000);
    const before = load.sent.length;
    await payments(load, 3);
    await load.settle();
    const found = [
      ...load.wrong,
      ...(await unheard(company, load, before)),
      ...(await serverFaults(company)),
      ...(await companyFaults(company, load)),
    ];
    if (!fault.endsServer)
      await until('its open files are closed', () => openFiles(pid) <= files + FILES_KEPT, 30_000);
    return found;
  } finally {
    await load.settle();
  }
}

const payments = (load: Load, more: number) => {
  const enough = load.taken() + more;
  return until(`${more} more payments`, () => load.taken() >= enough, 60_000);
};

async function isReady({ api }: Company): Promise<boolean> {
  const { http, data } = await api.call<Readiness>('GET', 'ready', { timeout: 5000 });
  return http === 200 && data.database === 'ok' && data.pushes === 'ok';
}

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** The receipts of the payments since the fault, each heard once by the browser that listens. */
async function unheard({ watching, reach }: Company, { sent }: Load, from: number): Promise<string[]> {
  const invoices = sent.slice(from).flatMap((one) => one.invoices);
  const { rows } = await reach.connection.pool.query<{ id: number; invoice: string }>(
    'select id, invoice from credits where invoice = any($1)',
    [invoices],
  );
  const times = (id: number) =>
    watching.heard.filter((one) => (JSON.parse(one.data) as { id: number }).id === id).length;
  await until('the browser heard of each payment', () => rows.every(({ id }) => times(id) > 0), 15_000);
  return rows.filter(({ id }) => times(id) > 1).map(({ invoice }) => `${invoice} was pushed twice`);
}

/** What the server itself says about how it went. */
async function serverFaults(company: Company): Promise<string[]> {
  const found = company.process.lines
    .filter((line) => /nobody owns|Unhandled|"level":60/.test(line))
    .map((line) => `in the log: ${line}`);
  const broken = await company.figure('angsur_http_request_duration_seconds_count', 'status="500"');
  if (broken > 0) {
    const why = company.process.lines.filter((line) => line.includes('call failed')).slice(-3);
    found.push(`${broken} answers of 500:\n${why.join('\n')}`);
  }
  await until(
    'no call holds a connection to the database',
    async () => (await company.figure('angsur_db_connections', 'state="used"')) === 0,
    90_000,
  );
  return found;
}
