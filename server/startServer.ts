import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { mailedCodes, printedCodes } from './account/codeSender';
import { mailedLinks, mailedNotices } from './account/linkSender';
import { sendMailOrders, type Outgoing } from './account/mailOrders';
import { fillBooks } from './bpkbRecords/fillBooks';
import { takeEffect } from './changes/takeEffect';
import { fillStandings } from './contracts/fillStandings';
import { createApi } from './createApi';
import { pruneFiles } from './files/pruneFiles';
import { keepDays } from './monitoring/keepDays';
import { openDatabase } from './openDatabase';
import { originsOf, pageSettings } from './pageSettings';
import { systemClock } from './platform/core/clock';
import type { Config } from './platform/core/config';
import { repeat } from './platform/core/repeat';
import type { Connection } from './platform/db/connect';
import { keptSecret } from './platform/db/keptSecret';
import { prune } from './platform/db/prune';
import { loggerOptions } from './platform/http/logger';
import type { Parts } from './platform/http/parts';
import { createMetrics, type Metrics } from './platform/metrics/createMetrics';
import { openMetrics } from './platform/metrics/openMetrics';
import { unwatched } from './platform/metrics/WatchJob';
import { startRealtime, type Realtime } from './platform/realtime/startRealtime';
import { writeLimit } from './platform/http/writeLimit';
import type { FileStore } from './platform/storage/FileStore';
import { openStore } from './platform/storage/openStore';
import { drawPortraits, isDemo, seedDemo } from './seed/seedDemo';
import { offerFirstAdministrator } from './setup/offerFirstAdministrator';

export interface RunningServer {
  /** Where it listens, `http://localhost:8080`. */
  readonly address: string;
  readonly realtimePort: number | null;
  /** Where Prometheus reads; null: metrics are off. */
  readonly metricsPort: number | null;
  readonly demo: boolean;
  /** Token of a link for the first administrator, told once; null: somebody administers the company. */
  readonly firstLink: string | null;
  /** Notes an error that no call and no part of the server owns. */
  logLost(error: unknown): void;
  /** Takes no new calls, answers what has begun, sends the sockets away, and closes the database. */
  close(): Promise<void>;
}

/** How long the sockets, and then the connections to the database, may take to close, ms. */
const CLOSE_WITHIN = 3000;
/** How long our own PostgreSQL may take to stop, ms: what it holds is written to the disk first. */
const DATABASE_STOPS_WITHIN = 15_000;

const PRUNE_EVERY = 10 * 60_000;
const FILL_EVERY = 10 * 60_000;
const TAKE_EFFECT_EVERY = 60_000;
const KEEP_DAYS_EVERY = 60_000;
const SEND_MAIL_EVERY = 5_000;
const DAY = 24 * 60 * 60_000;

/** Starts everything that one process of the company needs; `print` takes what is meant for people. */
export async function startServer(config: Config, print: (line: string) => void): Promise<RunningServer> {
  const database = await openDatabase({ ...config, print });
  const closers: (() => Promise<void>)[] = [
    () => within(database.close(), database.embedded ? DATABASE_STOPS_WITHIN : CLOSE_WITHIN),
  ];
  const close = async () => {
    for (const step of [...closers].reverse()) await step();
  };
  try {
    const { connection } = database;
    const imagesDir = path.join(config.dataDir, 'storage', 'images');
    const files = await openStore(config);
    if (config.seedDemo) await seed(database.openAsOwner(), files);
    const demo = await isDemo(connection.db);
    if (demo) drawPortraits(imagesDir);

    const secret = config.realtime.secret ?? (await keptSecret(connection.db, 'realtime_secret'));
    let realtime: Realtime | null = null;
    const parts: Parts = {
      connection,
      clock: systemClock,
      sendCode: config.smtp ? mailedCodes(config.smtp) : printedCodes(print),
      sendLink: config.smtp && config.publicUrl ? mailedLinks(config.smtp, config.publicUrl, print) : null,
      realtime: { key: config.realtime.key, secret },
      portraitSecret: await keptSecret(connection.db, 'portrait_secret'),
      files,
      fileSecret: await keptSecret(connection.db, 'file_secret'),
      shareSecret: await keptSecret(connection.db, 'share_secret'),
      authenticatorKey: config.authenticatorKey ?? (await keptSecret(connection.db, 'authenticator_secret')),
      apiVersion: config.apiVersion,
      limitWrites: writeLimit(config.writes),
      sessionHours: config.sessionHours,
      checkAnswers: config.checkAnswers,
    };
    const outbox = () => realtime?.backlog() ?? Promise.resolve({ waiting: 0, lag: 0 });
    const metrics: Metrics | null =
      config.metrics &&
      createMetrics({
        pools: {
          main: connection.pool,
          quick: connection.quick.$client,
          ...(connection.replica && { replica: connection.replica.pool }),
        },
        replica: connection.replica,
        sockets: () => realtime?.sockets() ?? 0,
        outbox,
      });
    const watch = metrics?.watch ?? unwatched;
    const api = await createApi(parts, {
      ...config,
      connectSources: [...config.connectSources, ...originsOf(config.page.VITE_API_URL)],
      imageSources: [...originsOf(config.page.VITE_STORAGE_URL), ...originsOf(config.page.VITE_API_URL)],
      push: Boolean(config.page.VITE_FIREBASE_PROJECT_ID),
      imagesDir,
      page: () => pageSettings(config.page, config.realtime, realtime?.port ?? null),
      outbox,
      metrics,
      logger: loggerOptions(config.logLevel),
    });
    closers.push(() => api.close());
    const onFailure = (error: unknown) =>
      api.log.warn({ reason: String(error) }, 'realtime server does not answer; events wait');
    const realtimeConfig = { ...config.realtime, secret };
    const started = await startRealtime(realtimeConfig, connection, systemClock, onFailure, watch);
    realtime = started;
    // What the last calls caused is still sent: the sockets go after them.
    closers.splice(-1, 0, () => within(started.close(), CLOSE_WITHIN));

    const outboxAge = config.realtime.mode === 'external' ? DAY : undefined;
    const pruning = setInterval(() => {
      const failed = (error: unknown) => api.log.warn({ reason: String(error) }, 'pruning failed');
      watch('prune', () => prune(connection.db, systemClock(), { outboxAge })).catch(failed);
      watch('prune_files', () => pruneFiles(connection.db, parts.files, systemClock())).catch(failed);
    }, PRUNE_EVERY);
    closers.push(() => Promise.resolve(clearInterval(pruning)));

    let stopped = false;
    const fill = async () => {
      const failed = (what: string) => (error: unknown) => api.log.warn({ reason: String(error) }, what);
      const { db } = connection;
      const isStopped = () => stopped;
      await watch('fill_standings', () => fillStandings(db, systemClock, isStopped)).catch(
        failed('standings were not calculated'),
      );
      await watch('fill_books', () => fillBooks(db, systemClock, isStopped)).catch(
        failed('books were not written'),
      );
    };
    // Once more now and then: an older instance beside this one may still write contracts without it.
    let filling = fill();
    const refilling = setInterval(() => void (filling = filling.then(fill)), FILL_EVERY);
    closers.push(async () => {
      stopped = true;
      clearInterval(refilling);
      await filling;
    });

    const changing = () => {
      const failed = (error: unknown) =>
        api.log.warn({ reason: String(error) }, 'changes did not take effect');
      return watch('take_effect', () => takeEffect(connection.db, systemClock())).catch(failed);
    };
    closers.push(repeat(TAKE_EFFECT_EVERY, changing));
    const keeping = () => {
      const failed = (error: unknown) => api.log.warn({ reason: String(error) }, 'a day was not kept');
      return watch('keep_days', () => keepDays(connection.db, systemClock())).catch(failed);
    };
    closers.push(repeat(KEEP_DAYS_EVERY, keeping));
    const outgoing: Outgoing = {
      sendLink: parts.sendLink,
      sendNotice: config.smtp && mailedNotices(config.smtp, print),
      print,
      pageUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    };
    const mailing = () => {
      const failed = (error: unknown) => api.log.warn({ reason: String(error) }, 'mail was not sent');
      const send = () => sendMailOrders(connection, outgoing, systemClock(), () => stopped);
      return watch('send_mail', send).catch(failed);
    };
    // A letter that is on its way is marked as sent, or it goes out once more after the next start.
    const endMailing = repeat(SEND_MAIL_EVERY, mailing);
    closers.push(() => {
      stopped = true;
      return endMailing();
    });

    const figures = metrics && config.metrics && (await openMetrics(metrics, config.metrics));
    if (figures) closers.push(() => figures.close());

    await api.listen({ host: config.host, port: config.port });
    const { port } = api.server.address() as AddressInfo;
    const first = await offerFirstAdministrator(connection.db, systemClock());
    return {
      address: `http://${config.host}:${port}`,
      realtimePort: started.port,
      metricsPort: figures?.port ?? null,
      demo,
      firstLink: first?.token ?? null,
      logLost(error) {
        const { message, stack } = error instanceof Error ? error : new Error(String(error));
        api.log.fatal({ reason: message, stack }, 'an error that nobody owns: stopping');
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** An empty database becomes the demo company. */
async function seed(owner: Connection, files: FileStore): Promise<void> {
  try {
    if (await seedDemo(owner, systemClock(), files)) await owner.db.execute('analyze');
  } finally {
    await owner.close();
  }
}

/** Waits for `closing`, but not for ever: a database that does not answer must not keep the process. */
async function within(closing: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([closing, enough]);
  clearTimeout(timer);
}
