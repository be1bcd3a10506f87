import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { PAGE_SETTINGS, type PageSettings } from '@/lib/contract/pageSettings';
import { OperatorError } from './OperatorError';
import { packageVersion } from './packageVersion';

/** Settings of the server, read from the environment (`.env.example` explains each). */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** Null: PostgreSQL is started in `dataDir`. */
  databaseUrl: string | null;
  /** Who owns the tables of `databaseUrl`, for migrations; null: `databaseUrl` itself. */
  ownerUrl: string | null;
  /** A standby of `databaseUrl`, for long reading; null: none. */
  replicaUrl: string | null;
  /** Where photos and papers are kept; null: in `dataDir`. */
  s3: S3Config | null;
  /** The built app. */
  appDir: string;
  /** Where the app is for people, without a slash at its end, for links in e-mails; null: nobody has said. */
  publicUrl: string | null;
  /** `version` of every answer. */
  apiVersion: string;
  /** Foreign origins that may call; empty: none. */
  corsOrigins: readonly string[];
  /** Whose X-Forwarded-For counts: of how many proxies in a row, or of which addresses; false: of nobody. */
  trustProxy: number | readonly string[] | false;
  /** How long calls are still taken after the order to stop, while `/api/ready` says no. */
  drainSeconds: number;
  /** What the page is told besides what follows from `realtime` (VITE_…). */
  page: PageSettings;
  /** Hosts that the page may connect to besides its own, for the content security policy. */
  connectSources: readonly string[];
  smtp: { url: string; from: string } | null;
  /** What secrets of authenticator apps are encrypted with; null: a key that is kept in the database. */
  authenticatorKey: string | null;
  sessionHours: number;
  /** How much one person may write. */
  writes: { perMinute: number; perDay: number };
  logLevel: string;
  /** Whether answers that differ from the contract fail, instead of being logged and sent; for development. */
  checkAnswers: boolean;
  /** Whether an empty database becomes the demo company. */
  seedDemo: boolean;
  realtime: RealtimeConfig;
  /** Where figures are read; null: nowhere. */
  metrics: { host: string; port: number; token: string | null } | null;
}

/** A bucket of a store that speaks S3. */
export interface S3Config {
  bucket: string;
  /** Before every key; '' or ending in a slash. */
  prefix: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null: where the SDK looks by itself. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** `host/bucket/key` instead of `bucket.host/key`. */
  pathStyle: boolean;
}

export type RealtimeConfig =
  | { mode: 'embedded'; appId: string; key: string; secret: string | null; host: string; port: number }
  | {
      mode: 'external';
      appId: string;
      key: string;
      secret: string;
      host: string | null;
      port: number | null;
      tls: boolean;
      cluster: string;
    };

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const atLeastOne = z.coerce.number().check(z.int(), z.minimum(1));
const text = z.optional(z.string());
const yes = z._default(z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }), false);

function isDatabaseUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

const environment = z.object({
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(port, 8080),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: text,
  DATABASE_OWNER_URL: z.optional(z.string().check(z.refine(isDatabaseUrl))),
  DATABASE_REPLICA_URL: z.optional(z.string().check(z.refine(isDatabaseUrl))),
  FILES_S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  FILES_S3_PREFIX: z._default(z.string().check(z.regex(/^([\w.-]+\/)*$/)), ''),
  FILES_S3_ENDPOINT: z.optional(z.string().check(z.refine(isWebAddress))),
  FILES_S3_REGION: z._default(z.string(), 'us-east-1'),
  FILES_S3_ACCESS_KEY_ID: text,
  FILES_S3_SECRET_ACCESS_KEY: text,
  FILES_S3_PATH_STYLE: z.optional(z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] })),
  APP_DIR: z._default(z.string(), 'dist/app'),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isWebAddress))),
  APP_VERSION: text,
  CORS_ORIGINS: z._default(z.string(), ''),
  TRUST_PROXY: z._default(z.string(), '0').check(z.refine((value) => readProxies(value) !== null)),
  CSP_CONNECT: z._default(z.string(), ''),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(8)), 0),
  SMTP_URL: text,
  SMTP_FROM: z._default(z.string(), 'Angsur <angsur@localhost>'),
  AUTHENTICATOR_KEY: z.optional(z.string().check(z.minLength(32))),
  SESSION_HOURS: z._default(z.coerce.number().check(z.positive(), z.maximum(720)), 12),
  WRITES_PER_MINUTE: z._default(atLeastOne, 300),
  WRITES_PER_DAY: z._default(atLeastOne, 20_000),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  SEED_DEMO: z.optional(z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] })),
  CHECK_ANSWERS: yes,
  PUSHER_APP_ID: z._default(z.string(), 'angsur'),
  PUSHER_KEY: z._default(z.string(), 'angsur'),
  PUSHER_SECRET: text,
  PUSHER_HOST: text,
  PUSHER_PORT: z.optional(port),
  PUSHER_TLS: yes,
  PUSHER_CLUSTER: text,
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
});
type Environment = z.infer<typeof environment>;

const list = (value: string) => value.split(/[\s,]+/).filter(Boolean);

/** Reads the settings; a wrong one is named with what is wrong about it. Empty variables count as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => String(issue.path[0]));
    throw new OperatorError(`Pengaturan tidak sah: ${[...new Set(names)].join(', ')}. Lihat .env.example.`);
  }
  const e = parsed.data;
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    ownerUrl: readOwner(e),
    replicaUrl: readReplica(e),
    s3: readS3(e),
    appDir: path.resolve(e.APP_DIR),
    publicUrl: e.PUBLIC_URL?.replace(/[/]+$/, '') ?? null,
    apiVersion: e.APP_VERSION ?? packageVersion(),
    corsOrigins: list(e.CORS_ORIGINS),
    trustProxy: readProxies(e.TRUST_PROXY) ?? false,
    drainSeconds: e.DRAIN_SECONDS,
    page: Object.fromEntries(PAGE_SETTINGS.flatMap((name) => (given[name] ? [[name, given[name]]] : []))),
    connectSources: list(e.CSP_CONNECT),
    authenticatorKey: e.AUTHENTICATOR_KEY ?? null,
    smtp: e.SMTP_URL ? { url: e.SMTP_URL, from: e.SMTP_FROM } : null,
    sessionHours: e.SESSION_HOURS,
    writes: { perMinute: e.WRITES_PER_MINUTE, perDay: e.WRITES_PER_DAY },
    logLevel: e.LOG_LEVEL,
    checkAnswers: e.CHECK_ANSWERS,
    // A database of one's own gets no accounts with a well-known password unless asked for.
    seedDemo: e.SEED_DEMO ?? !e.DATABASE_URL,
    realtime: readRealtime(e),
    metrics: readMetrics(e),
  };
}

/** The embedded database is its own owner's. */
function readOwner({ DATABASE_URL, DATABASE_OWNER_URL }: Environment): string | null {
  if (DATABASE_OWNER_URL !== undefined && DATABASE_URL === undefined)
    throw new OperatorError('DATABASE_OWNER_URL hanya berlaku bersama DATABASE_URL.');
  return DATABASE_OWNER_URL ?? null;
}

/** The embedded database has no standby: whoever names one has a database of their own to name. */
function readReplica({ DATABASE_URL, DATABASE_REPLICA_URL }: Environment): string | null {
  if (DATABASE_REPLICA_URL !== undefined && DATABASE_URL === undefined)
    throw new OperatorError(
      'DATABASE_REPLICA_URL hanya berlaku bersama DATABASE_URL: basis data bawaan tidak mempunyai salinan.',
    );
  return DATABASE_REPLICA_URL ?? null;
}

function readS3(e: Environment): S3Config | null {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ENDPOINT: endpoint = null } = e;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  const wrong =
    (bucket === undefined && endpoint !== null && 'FILES_S3_BUCKET') ||
    ((accessKeyId === undefined) !== (secretAccessKey === undefined) &&
      'FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY');
  if (wrong) throw new OperatorError(`Pengaturan tidak sah: ${wrong}. Lihat .env.example.`);
  if (bucket === undefined) return null;
  return {
    bucket,
    prefix: e.FILES_S3_PREFIX,
    endpoint,
    region: e.FILES_S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    // Most stores of one's own know only this form.
    pathStyle: e.FILES_S3_PATH_STYLE ?? endpoint !== null,
  };
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** A number of proxies (up to ten), or addresses, networks and the three names of them; null: neither. */
function readProxies(value: string): number | readonly string[] | false | null {
  if (/^(10|\d)$/.test(value)) return Number(value) || false;
  const named = list(value);
  const isProxy = (name: string) => {
    const [address = '', bits, ...rest] = name.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    const network =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
    return PROXY_NAMES.includes(name) || (isIP(address) !== 0 && network && rest.length === 0);
  };
  return named.length > 0 && named.every(isProxy) ? named : null;
}

/** A host or a cluster with a secret means an external server; anything else the embedded endpoint. */
function readRealtime(e: Environment): RealtimeConfig {
  const app = { appId: e.PUSHER_APP_ID, key: e.PUSHER_KEY };
  if (e.PUSHER_HOST === undefined && e.PUSHER_CLUSTER === undefined) {
    return {
      mode: 'embedded',
      ...app,
      secret: e.PUSHER_SECRET ?? null,
      host: e.HOST,
      port: e.PUSHER_PORT ?? 6003,
    };
  }
  if (!e.PUSHER_SECRET) throw new OperatorError('Pengaturan tidak sah: PUSHER_SECRET. Lihat .env.example.');
  return {
    mode: 'external',
    ...app,
    secret: e.PUSHER_SECRET,
    host: e.PUSHER_HOST ?? null,
    port: e.PUSHER_PORT ?? null,
    tls: e.PUSHER_TLS || e.PUSHER_HOST === undefined,
    cluster: e.PUSHER_CLUSTER ?? 'mt1',
  };
}

/** Beyond this machine figures are told to holders of the token only. */
function readMetrics({ METRICS_HOST: host, METRICS_PORT, METRICS_TOKEN }: Environment): Config['metrics'] {
  if (METRICS_PORT === undefined) return null;
  const here = host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
  if (!here && METRICS_TOKEN === undefined)
    throw new OperatorError('Pengaturan tidak sah: METRICS_TOKEN. Lihat .env.example.');
  return { host, port: METRICS_PORT, token: METRICS_TOKEN ?? null };
}
