import type { BpkbCount, BpkbCountLabels } from '../src/lib/contract/bpkbCounts';
import { SCANS_AT_ONCE } from '../src/lib/contract/bpkbCountTerms';
import { bookLabel } from '../src/lib/format/bpkbLabel';
import type { SignedInApi } from './inServer/openCompany';

/**
 * ms of each step of a count of the first office, every book of which is read at one place: the worst that a closing can find.
 */
export async function countTimes({ app, headers }: SignedInApi): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  const call = async <T>(name: string, method: 'GET' | 'POST', url: string, payload?: object): Promise<T> => {
    const began = performance.now();
    const answer = await app.inject({
      ...{ method, headers, url: `/api/bpkb-counts${url}` },
      ...(payload && { payload }),
    });
    times[name] = Math.max(times[name] ?? 0, performance.now() - began);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json<{ data: T }>().data;
  };
  const count = await call<BpkbCount>('begin', 'POST', '', { office_id: 1, safe: null });
  const { books, places } = await call<BpkbCountLabels>('what a device gets', 'GET', `/${count.id}/labels`);
  const ids = books.split(' ').map((id) => Number.parseInt(id, 36));
  const at = new Date().toISOString();
  for (let from = 0; from < ids.length; from += SCANS_AT_ONCE) {
    const scans = ids
      .slice(from, from + SCANS_AT_ONCE)
      .map((id) => ({ code: bookLabel(id), place_id: places[0]?.id, at, way: 'CAMERA' }));
    await call('the slowest batch of codes', 'POST', `/${count.id}/scans`, { scans });
  }
  await call('a count that runs', 'GET', `/${count.id}`);
  await call('compare', 'POST', `/${count.id}/close`, { version: count.version });
  await call('what differs, first page', 'GET', `/${count.id}/findings?size=20`);
  await call('counts', 'GET', '');
  return { books: ids.length, ...times };
}
