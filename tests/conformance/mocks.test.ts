import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { fillPath } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { ACCOUNT } from '@/features/auth/mocks/fixtures';
import { MOCK_TOKEN } from '@/features/staff/mocks/handlers';
import { happyPath } from '../../.storybook/handlers';
import { CALLS, type Send, type World } from './calls';
import { expectContract } from './keepsContract';
import { sentBody } from './sentBody';

const mocks = setupServer(...happyPath);
let lastBody: unknown;

const send: Send = async (endpoint, _as, { params = {}, query = {}, body } = {}) => {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const path = fillPath(endpoint.path, params as Record<string, string>);
  const response = await fetch(`http://mock.test/api/${path}?${search}`, {
    method: endpoint.method,
    ...sentBody(endpoint, body),
  });
  lastBody = await response.json();
  return lastBody as { data: unknown };
};

const world: World = {
  send,
  username: ACCOUNT.username,
  password: ACCOUNT.password,
  code: () => Promise.resolve(ACCOUNT.code),
  link: () => Promise.resolve(MOCK_TOKEN),
};

beforeAll(() => mocks.listen({ onUnhandledRequest: 'error' }));
afterAll(() => mocks.close());

describe("the stories' mocks keep the contract", () => {
  it.each(ENDPOINTS.map((one) => [one.name, one] as const))('%s', async (name, endpoint) => {
    await CALLS[name](world);
    expectContract(endpoint, lastBody);
  });
});
