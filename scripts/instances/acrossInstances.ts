import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './client';
import { openContracts, signIn, type Company } from './company';
import { pay } from './paying';
import { listen, onceEach } from './sockets';
import { until } from './until';

/** Signs in on one instance, and hears on the other what is written through the first. */
export async function acrossInstances(company: Company): Promise<void> {
  const { report, instances, pool, proxy, client } = company;
  const [a, b] = instances;
  const [atA, atB] = [createClient(a.address), createClient(b.address)];
  const token = await signIn(atA, 'kacab.jkt');
  const me = await atB.call('GET', '/api/auth/me', { token });
  report.check('a session made on one is known to the other', me.status === 200, `auth/me ${me.status}`);

  const direct = { host: '127.0.0.1', tls: false };
  const onB = await listen({ ...direct, port: b.site.socketPort }, atB, company.token);
  const onA = await listen({ ...direct, port: a.site.socketPort }, atA, company.token);
  const overProxy = await listen({ host: 'localhost', port: proxy.port, tls: true }, client, company.token);
  const ids: number[] = [];
  for (const code of await openContracts(pool, 10)) {
    const { acknowledged } = await pay(atA, company.token, code, { again: false });
    ids.push(...(acknowledged?.ids ?? []));
  }
  const all = [onA, onB, overProxy];
  await until('events arrive', () => all.every(({ heard }) => ids.every((id) => heard.has(id)))).catch(
    () => null,
  );
  // What comes twice comes late.
  await sleep(500);
  const { once, never, twice } = onceEach(all, ids);
  report.check(
    'written through A, heard on A, on B and over wss',
    ids.length >= 10 && never + twice === 0,
    `${ids.length} events on 3 sockets: ${once} once, ${never} never, ${twice} twice`,
  );
  for (const listener of all) listener.close();
  atA.close();
  atB.close();
}
