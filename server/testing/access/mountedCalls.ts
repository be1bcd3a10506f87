import type { FastifyInstance } from 'fastify';
import { API_BASE } from '../../platform/http/route';

/** Every call that a server answers below `/api`, as `GET /api/credits/:id`, in order; HEAD goes with GET. */
export function mountedCalls(app: FastifyInstance): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const row of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const read = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>[A-Z, ]+)\))?$/.exec(row)?.groups;
    if (!read) continue;
    // Each step into the tree is four signs wide.
    const depth = (read.indent ?? '').length / 4;
    above.splice(depth, Infinity, read.part ?? '');
    const address = above.join('');
    if (!address.startsWith(API_BASE)) continue;
    const methods = (read.methods ?? '').split(', ').filter((method) => method !== '' && method !== 'HEAD');
    found.push(...methods.map((method) => `${method} ${address}`));
  }
  return found.toSorted();
}
