import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './client';
import { openContracts, signIn, type Company } from './company';
import { isReady, spawnInstance, startInstance, thisBuild, type Build } from './instance';
import { pay } from './paying';
import { listen, onceEach } from './sockets';
import { until } from './until';

const PAYERS = 6;
const LISTENERS = 12;
/** Answers of the old instance that say something. */
const ENOUGH = 30;

/** Replaces both instances one after the other by a next version, which brings a step of the schema, under load. */
export async function replaced(company: Company, next: Build): Promise<void> {
  const { report, instances, pool, proxy, client, token, director } = company;
  const site = { host: 'localhost', port: proxy.port, tls: true };
  const listeners = await Promise.all(Array.from({ length: LISTENERS }, () => listen(site, client, token)));
  const load = startLoad(company, await openContracts(pool, PAYERS));
  await sleep(1000);

  // The export is on its way when its instance is told to stop.
  const exported = client.call('GET', '/api/credits/export?period=all', { token: director });
  let noticed = false;
  for (const nth of [0, 1] as const) {
    const old = instances[nth];
    const stopping = old.process.kill('SIGTERM');
    await sleep(300);
    noticed ||= old.process.code() === undefined && !(await isReady(old));
    const code = await stopping;
    if (code !== 0) report.check(`${old.site.name} stopped in order`, false, `code ${code}`);
    instances[nth] = await startInstance(next, old.site);
    if (nth === 0) await oldBesideNew(company, load);
  }
  await sleep(1500);
  const { answers, signIns } = await load.stop();
  const lost = answers.filter(({ status }) => status !== 200);
  const words = lost
    .slice(0, 3)
    .map(({ call, status, text }) => `${call} ${status} ${text.replace(/\s+/g, ' ').slice(0, 120)}`);
  const versions = [thisBuild, next].map(
    ({ version }) => `${answers.filter((answer) => answer.version === version).length} by ${version}`,
  );
  report.check('told to stop, it says that it is not ready', noticed, noticed ? '/api/ready 503' : 'never');
  report.check(
    'both replaced under load, every call answered',
    lost.length === 0 && answers.length > 300 && signIns > 3,
    `${answers.length} calls (${versions.join(', ')}), ${signIns} sign-ins, ${lost.length} lost ${words.join(' | ')}`,
  );
  const file = await exported;
  const rows = file.text.split('\r\n').length - 3;
  const end = /Jumlah (\d+) nota/.exec(file.text)?.[1];
  report.check(
    'an export that had begun arrived whole',
    file.status === 200 && Number(end) === rows && rows > 20_000,
    `${rows} rows, its end line says ${end}, ${(file.text.length / 1e6).toFixed(1)} MB`,
  );

  await until('the sockets are back', () => listeners.every(({ connected }) => connected())).catch(
    () => null,
  );
  const back = listeners.filter(({ connected }) => connected()).length;
  const told = listeners.filter(({ sentAway }) => sentAway.some((why) => why.startsWith('4200'))).length;
  report.check(
    'sockets were told why, and came back by themselves',
    back === LISTENERS && told === LISTENERS,
    `${told} of ${LISTENERS} heard 4200, ${back} are connected`,
  );
  const ids: number[] = [];
  for (const code of await openContracts(pool, 5))
    ids.push(...((await pay(client, token, code, { again: false })).acknowledged?.ids ?? []));
  await sleep(1000);
  const { once, never, twice } = onceEach(listeners, ids);
  report.check(
    'and hear everything once',
    ids.length >= 5 && never + twice === 0,
    `${ids.length} events: ${once} once, ${never} never, ${twice} twice`,
  );
  for (const listener of listeners) listener.close();
}

/** The next version has brought the database up to date, and one of the old ones still runs on it. */
async function oldBesideNew({ report, instances, pool }: Company, load: Load): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('next_things') is not null as there`);
  const from = load.answers.length;
  const ofOld = () => load.answers.slice(from).filter(({ version }) => version === thisBuild.version);
  await until('the old one answers', () => ofOld().length >= ENOUGH).catch(() => null);
  const since = load.answers.slice(from);
  const byOld = ofOld();
  const wrong = byOld.filter(({ status }) => status !== 200).length;
  report.check(
    'an old instance works on while the new one has migrated',
    (rows[0] as { there: boolean }).there && byOld.length >= ENOUGH && wrong === 0,
    `${byOld.length} of ${since.length} calls answered by it, ${wrong} wrongly`,
  );
  const site = { ...instances[0].site, name: 'an old one', port: 0, socketPort: 0, metricsPort: 0 };
  const late = spawnInstance(thisBuild, site);
  const code = await late.process.ended;
  const words = late.process.lines.find((line) => line.includes('versi Angsur yang lebih baru'));
  report.check(
    'an old instance that starts now is refused',
    code === 1 && words !== undefined,
    `code ${code}, "${words?.slice(0, 60)}…"`,
  );
}

interface Load {
  answers: Answer[];
  stop(): Promise<{ answers: Answer[]; signIns: number }>;
}

/** Everything that people do, without ever asking twice: money, lists, the page, channels, sign-ins. */
function startLoad({ client, token }: Company, codes: readonly string[]): Load {
  const answers: Answer[] = [];
  let signIns = 0;
  let running = true;
  const forever = async (work: () => Promise<unknown>) => {
    while (running) await work();
  };
  const read = (path: string) => async () => void answers.push(await client.call('GET', path, { token }));
  const body = new URLSearchParams({ socket_id: '1.1', channel_name: 'private-credits.2' }).toString();
  const work = [
    ...codes.map((code) => async () => {
      answers.push(...(await pay(client, token, code, { again: false })).answers);
    }),
    read('/api/credits'),
    read('/api/auth/me'),
    read('/credit'),
    // A write without a key: it is never sent twice.
    async () => void answers.push(await client.call('POST', '/api/broadcasting/auth', { token, body })),
    async () => {
      await signIn(client, 'kacab.jkt').then(
        () => (signIns += 1),
        (error: Error) =>
          answers.push({
            call: 'sign-in',
            status: 0,
            text: error.message,
            headers: {},
            data: undefined,
            version: '',
          }),
      );
      await sleep(700);
    },
  ].map(forever);
  return {
    answers,
    async stop() {
      running = false;
      await Promise.all(work);
      return { answers, signIns };
    },
  };
}
