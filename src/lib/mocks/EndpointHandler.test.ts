import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { colonPath, type AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { EndpointHandler } from './EndpointHandler';

/** Addresses that are, and are not quite, an endpoint's. */
const addresses = ({ path }: AnyEndpoint) => {
  const own = `https://angsur.example/sub/api/${path.replace(/\{\w+\}/g, 'a-1%2F2')}`;
  return [own, `${own}/`, `${own}?q=a/b&p=1`, `${own}#x`, `${own}/more`, `${own}more`, own.slice(0, -1)];
};

describe('EndpointHandler', () => {
  it.each<AnyEndpoint>(ENDPOINTS)('$name answers what MSW by itself would answer', async (endpoint) => {
    const { method, path } = endpoint;
    const fast = new EndpointHandler(endpoint, () => undefined);
    const plain = http[method.toLowerCase() as 'get'](`*/api/${colonPath(path)}`, () => undefined);
    const answered: boolean[] = [];
    for (const address of addresses(endpoint)) {
      for (const tried of [method, 'PATCH']) {
        const request = new Request(address, { method: tried });
        const expected = await plain.test({ request });
        expect(await fast.test({ request }), `${tried} ${address}`).toBe(expected);
        answered.push(expected);
      }
    }
    expect(new Set(answered)).toEqual(new Set([true, false]));
  });
});
