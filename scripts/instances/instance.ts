import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { start, type Running } from './processes';
import { until } from './until';

/** Where an instance runs: its name, its ports, its settings. */
export interface InstanceSite {
  name: string;
  port: number;
  socketPort: number;
  metricsPort: number;
  env: Record<string, string>;
}

/** A build of the product. */
export interface Build {
  version: string;
  folder: string;
}

/** One process of the built server. */
export interface Instance {
  site: InstanceSite;
  build: Build;
  process: Running;
  address: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The build that is here. */
export const thisBuild: Build = { version: '1.0.0', folder: ROOT };

/** What a next version would be: the same server with a step of the schema more. */
export function nextBuild(folder: string): Build {
  const next = path.join(folder, 'next');
  const server = path.join(next, 'dist/server');
  mkdirSync(server, { recursive: true });
  for (const file of ['main.js', 'xlsxWorker.js'])
    cpSync(path.join(ROOT, 'dist/server', file), path.join(server, file));
  cpSync(path.join(ROOT, 'package.json'), path.join(next, 'package.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(next, 'node_modules'));
  const migrations = path.join(server, 'migrations');
  cpSync(path.join(ROOT, 'server/platform/db/migrations'), migrations, { recursive: true });
  const file = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1) ?? { idx: -1, when: 0 };
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_next' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  // A table and a column more: what an old instance does not know is no trouble to it.
  writeFileSync(
    path.join(migrations, '9999_next.sql'),
    `alter table contracts add column next_note text;\n--> statement-breakpoint\ncreate table next_things (id integer);\n`,
  );
  return { version: '1.0.1', folder: next };
}

/** Starts one without waiting for it. */
export function spawnInstance(build: Build, site: InstanceSite): Instance {
  const process_ = start(
    process.execPath,
    ['--enable-source-maps', path.join(build.folder, 'dist/server/main.js')],
    {
      // No `.env` of whoever runs this.
      cwd: site.env.DATA_DIR,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(site.port),
        PUSHER_PORT: String(site.socketPort),
        METRICS_PORT: String(site.metricsPort),
        APP_DIR: path.join(ROOT, 'dist/app'),
        APP_VERSION: build.version,
        LOG_LEVEL: 'info',
        // It writes faster than people.
        WRITES_PER_MINUTE: '1000000',
        WRITES_PER_DAY: '1000000',
        ...site.env,
      },
    },
  );
  return { site, build, process: process_, address: `http://127.0.0.1:${site.port}` };
}

/** Whether it says that new calls should go there. */
export const isReady = (instance: Instance): Promise<boolean> =>
  fetch(`${instance.address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until it takes calls. @throws what it printed, where it ended instead */
export async function untilReady(instance: Instance): Promise<Instance> {
  await until(
    `${instance.site.name} is ready`,
    () => {
      if (instance.process.code() !== undefined)
        throw new Error(`${instance.site.name} ended:\n${instance.process.lines.slice(-15).join('\n')}`);
      return isReady(instance);
    },
    60_000,
  );
  return instance;
}

export const startInstance = (build: Build, site: InstanceSite): Promise<Instance> =>
  untilReady(spawnInstance(build, site));
