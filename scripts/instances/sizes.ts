import { connect } from 'node:tls';
import type { ImportBatch } from '@/lib/contract/imports';
import { fileOf } from '../../server/testing/statements';
import { openContracts, type Company } from './company';

/** What is large or slow passes, up to our own limits; beyond them people read our words. */
export async function sizes(company: Company): Promise<void> {
  const { report, client, token, director, pool, proxy } = company;
  const [code = ''] = await openContracts(pool, 1);
  const today = new Date().toISOString().slice(0, 10);
  const lines = Array.from({ length: 200 }, (_, index) => ({
    line: index + 2,
    date: today,
    amount: 1000 + index,
    description: `TRSF ${code} ${'é'.repeat(270)}`.slice(0, 300),
    reference: String(index),
  }));
  const batch = (await client.call('POST', '/api/imports', { token, body: fileOf('mutasi.csv', lines) }))
    .data;
  const body = { rows: lines };
  const taken = await client.call('POST', `/api/imports/${(batch as ImportBatch).id}/rows`, { token, body });
  report.check(
    'a bank statement is taken',
    taken.status === 200,
    `${taken.status}, ${Math.round(Buffer.byteLength(JSON.stringify(body)) / 1000)} kB`,
  );

  const list = (bytes: number) =>
    client.call('POST', '/api/prices/preview', { token: director, body: { lines: 'x'.repeat(bytes) } });
  const [fits, ours, beyond] = [await list(1_900_000), await list(2_500_000), await list(4_000_000)];
  report.check(
    'a price list of 1.9 MB reaches us, of 2.5 MB is refused in our words, of 4 MB by us or the proxy',
    fits.status === 422 && ours.status === 413 && ours.version !== '' && beyond.status === 413,
    `${fits.status}, ${ours.status} ${ours.version === '' ? 'by the proxy' : 'by us'}, ${beyond.status} ${beyond.version === '' ? 'by the proxy' : 'by us'}`,
  );
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: proxy.port, servername: 'localhost' }, () =>
      resolve(`${socket.getProtocol()}, ${socket.authorized ? 'its certificate is accepted' : 'refused'}`),
    );
    socket.once('error', reject);
  });
  report.check('TLS', /^TLSv1\.[23], its/.test(text), text);
}
