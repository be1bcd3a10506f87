import type { HttpHandler } from 'msw';
import { compareRegions, findRegions, importRegions, listRegions } from '@/lib/contract/regions';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildFoundRegions, buildRegionsBelow } from './buildRegions';

/** One name that the file spells otherwise; the rest of a file is new. */
const KNOWN = { code: '3171', name: 'Kota Administrasi Jakarta Pusat' };
const KNOWN_PARENTS = ['31', '32', '73', '91'];

/** Writes are accepted and change nothing. */
export const regionHandlers: HttpHandler[] = [
  mockEndpoint(listRegions, ({ query }) => ({ rows: buildRegionsBelow(query.below) })),
  mockEndpoint(findRegions, ({ query }) => ({ rows: buildFoundRegions(String(query.search)) })),
  mockEndpoint(compareRegions, ({ body }) => {
    const codes = new Set([...body.rows.map(({ code }) => code), ...KNOWN_PARENTS]);
    const old = body.rows.filter(({ code }) => code === KNOWN.code || KNOWN_PARENTS.includes(code));
    const renamed = old.filter(({ code, name }) => code === KNOWN.code && name !== KNOWN.name);
    const parents = body.rows.map(({ code }) => (code.length === 10 ? code.slice(0, 6) : code.slice(0, -2)));
    return {
      added: body.rows.filter((row) => !old.includes(row)).map(({ code }) => code),
      renamed: renamed.map(({ code, name }) => ({ code, before: KNOWN.name, after: name })),
      same: old.length - renamed.length,
      parents_missing: [...new Set(parents)].filter((code) => code !== '' && !codes.has(code)),
    };
  }),
  mockEndpoint(importRegions, ({ body }) => ({ added: body.rows.length, renamed: 0, same: 0 })),
];
