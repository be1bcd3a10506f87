import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../systemPostgres.mjs';
import { createClient } from './client';
import type { InstanceSite } from './instance';
import { start, type Running } from './processes';
import { until } from './until';

export const PROXIES = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof PROXIES)[number];

export interface Proxy {
  /** `https://localhost:…` */
  origin: string;
  port: number;
  version: string;
  process: Running;
}

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');

/** The file that operators copy, with this machine's ports; each of `changes` must be found in it. */
function configured(file: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(path.join(DEPLOY, file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${file} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const addresses = ([a, b]: readonly [InstanceSite, InstanceSite]) =>
  [
    ['127.0.0.1:8080', `127.0.0.1:${a.port}`],
    ['127.0.0.1:8081', `127.0.0.1:${b.port}`],
    ['127.0.0.1:6003', `127.0.0.1:${a.socketPort}`],
    ['127.0.0.1:6004', `127.0.0.1:${b.socketPort}`],
  ] as const;

/** Starts a proxy before two instances, with the configuration in `deploy`. */
export async function startProxy(
  name: ProxyName,
  folder: string,
  sites: readonly [InstanceSite, InstanceSite],
): Promise<Proxy> {
  const own = path.join(folder, name);
  mkdirSync(own);
  const port = await freePort();
  const options = { folder, own, port, sites };
  const { process, version } = name === 'nginx' ? await startNginx(options) : startCaddy(options);
  const origin = `https://localhost:${port}`;
  const client = createClient(origin);
  const answers = async () => {
    if (process.code() !== undefined) throw new Error(`${name} ended:\n${process.lines.join('\n')}`);
    return (await client.call('GET', '/api/health')).status === 200;
  };
  await until(`${name} answers`, answers);
  client.close();
  return { origin, port, version, process };
}

interface Starting {
  folder: string;
  own: string;
  port: number;
  sites: readonly [InstanceSite, InstanceSite];
}

async function startNginx({ folder, own, port, sites }: Starting) {
  const site = configured('nginx.conf', [
    ...addresses(sites),
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['angsur.example.co.id', 'localhost'],
    ['/etc/ssl/angsur.pem', path.join(folder, 'angsur.pem')],
    ['/etc/ssl/angsur.key', path.join(folder, 'angsur.key')],
  ]);
  writeFileSync(path.join(own, 'angsur.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off;',
    'worker_processes 2;',
    `pid ${own}/nginx.pid;`,
    'error_log stderr warn;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events { worker_connections 1024; }',
    'http {',
    `access_log off;`,
    ...temporary.map((kind) => `${kind}_temp_path ${own}/${kind};`),
    `include ${own}/angsur.conf;`,
    '}',
  ];
  const file = path.join(own, 'nginx.conf');
  writeFileSync(file, main.join('\n'));
  const env = { PATH: `${process.env.PATH}:/usr/sbin` };
  const version = execFileSync('sh', ['-c', 'nginx -v 2>&1'], { env, encoding: 'utf8' });
  return {
    process: start('nginx', ['-c', file, '-p', own, '-e', 'stderr'], { env }),
    version: /[\d.]+/.exec(version)?.[0] ?? '',
  };
}

function startCaddy({ folder, own, port, sites }: Starting) {
  const text = configured('Caddyfile', [
    ...addresses(sites),
    [
      '{\n\tservers {',
      '{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n\tservers {',
    ],
    [
      'angsur.example.co.id {',
      `https://localhost:${port} {\n\ttls ${path.join(folder, 'angsur.pem')} ${path.join(folder, 'angsur.key')}`,
    ],
  ]);
  const file = path.join(own, 'Caddyfile');
  writeFileSync(file, text);
  const env = { PATH: process.env.PATH, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
  return {
    process: start('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env }),
    version: execFileSync('caddy', ['version'], { env, encoding: 'utf8' }).split(' ')[0]?.trim() ?? '',
  };
}
