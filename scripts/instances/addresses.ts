import { DEMO_PASSWORD } from '../../server/seed/company';
import { createClient } from './client';
import { signIn, type Company } from './company';
import { printed } from './processes';
import { until } from './until';

/** Who calls is whom the proxy says, never what the caller wrote. */
export async function addresses(company: Company): Promise<void> {
  const { report, proxy, pool, instances } = company;
  const forged = {
    'x-forwarded-for': '203.0.113.7',
    forwarded: 'for=203.0.113.7',
    'x-real-ip': '203.0.113.7',
  };
  const stranger = createClient(proxy.origin, { from: '127.0.0.9' });
  const calls = 20;
  for (let nth = 0; nth < calls; nth++)
    await stranger.call('GET', `/api/tidak-ada-${nth}`, {
      headers: { ...forged, 'x-request-id': 'palsu-sekali' },
    });
  const ipsOf = (nth: 0 | 1) => {
    const asked = instances[nth].process.lines.filter((line) => line.includes('/api/tidak-ada-'));
    return asked.flatMap((line) => /"ip":"([^"]+)"/.exec(line)?.[1] ?? []);
  };
  await until('the log has the calls', () => ipsOf(0).length + ipsOf(1).length >= calls).catch(() => null);
  const shown = [0, 1].map((nth) => {
    const ips = ipsOf(nth as 0 | 1);
    return { ips, how: instances[nth as 0 | 1].site.env.TRUST_PROXY };
  });
  const wrong = shown.flatMap(({ ips }) => ips).filter((ip) => ip !== '127.0.0.9').length;
  report.check(
    'the log names who calls, not who they say they are',
    wrong === 0 && shown.every(({ ips }) => ips.length > 0),
    shown.map(({ ips, how }) => `${ips.length} by TRUST_PROXY=${how}`).join(', ') + `, ${wrong} wrong`,
  );
  const named = printed.filter((line) => line.includes('palsu-sekali')).length;
  report.check('a stranger does not name requests', named === 0, `${named} lines with the stranger's name`);

  // Thirty wrong ones slow an address down, whatever it claims to be.
  let refusedAfter = 0;
  for (let nth = 1; nth <= 40 && refusedAfter === 0; nth++) {
    const { status } = await stranger.call('POST', '/api/auth/login', {
      body: { username: `tidak.ada.${nth}`, password: DEMO_PASSWORD },
      headers: { ...forged, 'x-forwarded-for': `203.0.113.${nth}` },
    });
    if (status === 429) refusedAfter = nth;
  }
  const other = createClient(proxy.origin, { from: '127.0.0.10' });
  const token = await signIn(other, 'kacab.jkt').catch(() => '');
  report.check(
    'a stranger is slowed down under every address that they write, colleagues are not',
    refusedAfter > 0 && token !== '',
    `refused after ${refusedAfter} tries; somebody else ${token === '' ? 'cannot sign in' : 'signs in'}`,
  );
  const { rows } = await pool.query<{ ip: string }>(
    'select ip from sessions order by created_at desc limit 1',
  );
  report.check('a session knows where it was made', rows[0]?.ip === '127.0.0.10', rows[0]?.ip ?? 'unknown');
  stranger.close();
  other.close();
}
