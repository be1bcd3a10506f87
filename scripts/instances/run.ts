import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { connect } from '../../server/platform/db/connect';
import { migrate } from '../../server/platform/db/migrate';
import { loadReceipts } from '../../server/seed/loadReceipts';
import { seedDemo } from '../../server/seed/seedDemo';
import { freePort } from '../systemPostgres.mjs';
import { acrossInstances } from './acrossInstances';
import { addresses } from './addresses';
import { createClient } from './client';
import { signIn, type Company } from './company';
import { nextBuild, spawnInstance, thisBuild, untilReady, type Build, type InstanceSite } from './instance';
import { killed } from './killed';
import { money } from './money';
import { startPostgres, type Postgres } from './postgres';
import { endAll } from './processes';
import { PROXIES, startProxy, type ProxyName } from './proxies';
import { replaced } from './replaced';
import { replica } from './replica';
import { createReport, type Report } from './report';
import { sizes } from './sizes';

/** Receipts besides the demo's: an export takes a while. */
const RECEIPTS = 25_000;

const [folder = '', ...words] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    endAll();
    process.exit(130);
  });

async function main(): Promise<void> {
  const report = createReport();
  const began = Date.now();
  const primary = await startPostgres(folder);
  const next = nextBuild(folder);
  const wanted = PROXIES.filter((name) => words.length === 0 || words.includes(name));
  for (const name of wanted) await behind(name, primary, next, report.at(name));
  if (words.length === 0 || words.includes('replica')) {
    const database = await ownDatabase(primary);
    await replica(primary, { database, build: thisBuild, folder, report: report.at('replica') });
  }
  await primary.stop();
  const { passed, failed } = report.at('');
  console.log(`\n${passed()} passed, ${failed()} failed, ${Math.round((Date.now() - began) / 1000)} s`);
  process.exitCode = failed() > 0 ? 1 : 0;
}

/** The demo company for the replica. */
async function ownDatabase(primary: Postgres): Promise<string> {
  await primary.query('postgres', 'create database replicated');
  const url = primary.url('replicated');
  await migrate(url);
  const connection = connect(url, { unhurried: true });
  await seedDemo(connection, new Date());
  await connection.close();
  return 'replicated';
}

/** Everything behind one proxy, on a database of its own. */
async function behind(name: ProxyName, primary: Postgres, next: Build, report: Report): Promise<void> {
  const failedBefore = report.failed();
  await primary.query('postgres', `create database ${name}`);
  const url = primary.url(name);
  const sites = await makeSites(name, url);
  // Both at once on an empty database: one of them makes the company.
  const spawned = sites.map((site) => spawnInstance(thisBuild, site));
  const instances = (await Promise.all(spawned.map(untilReady))) as Company['instances'];
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  const proxy = await startProxy(name, folder, sites);
  console.log(
    `\n${name} ${proxy.version}, PostgreSQL ${primary.version}, Node ${process.version}: ${proxy.origin}`,
  );
  const staff = await pool.query<{ count: number }>('select count(*)::int as count from staff');
  report.check('both started at once on an empty database', staff.rows[0]?.count === 24, '24 people, not 48');
  await load(url);

  const client = createClient(proxy.origin);
  const company: Company = {
    name,
    report,
    proxy,
    client,
    pool,
    url,
    instances,
    token: '',
    director: '',
  };
  const since = new Date();
  company.token = await signIn(client, 'kasir.jkt');
  company.director = await signIn(client, 'direktur');
  await acrossInstances(company);
  await addresses(company);
  await sizes(company);
  await killed(company);
  await money(company, since);
  await replaced(company, next);
  await money(company, since);

  if (report.failed() > failedBefore)
    console.log(`${name} said last:\n${proxy.process.lines.slice(-20).join('\n')}`);
  client.close();
  await proxy.process.kill('SIGTERM');
  for (const { process } of company.instances) await process.kill('SIGTERM');
  await pool.end();
}

async function makeSites(name: string, url: string): Promise<[InstanceSite, InstanceSite]> {
  const data = path.join(folder, `data-${name}`);
  mkdirSync(data);
  const site = async (letter: string, trustProxy: string): Promise<InstanceSite> => ({
    name: `${name} ${letter}`,
    port: await freePort(),
    socketPort: await freePort(),
    metricsPort: await freePort(),
    env: {
      DATABASE_URL: url,
      DATA_DIR: data,
      SEED_DEMO: '1',
      DRAIN_SECONDS: '3',
      // Either way of saying it.
      TRUST_PROXY: trustProxy,
    },
  });
  return [await site('A', '1'), await site('B', '127.0.0.1')];
}

async function load(url: string): Promise<void> {
  const connection = connect(url, { unhurried: true });
  try {
    await loadReceipts(connection, RECEIPTS, new Date());
    await connection.pool.query('analyze');
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  endAll();
  process.exit(1);
});
