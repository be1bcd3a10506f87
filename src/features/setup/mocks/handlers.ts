import type { HttpHandler } from 'msw';
import {
  finishSetup,
  getCompanySetup,
  nameCompany,
  removeTitles,
  skipSetupStep,
} from '@/lib/contract/companySetup';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildSettled } from './buildSetup';

/** A company at work: writes are accepted and change nothing but what they answer. */
export const setupHandlers: HttpHandler[] = [
  mockEndpoint(getCompanySetup, buildSettled()),
  mockEndpoint(nameCompany, ({ body }) => ({ ...buildSettled(), company: body.company })),
  mockEndpoint(removeTitles, ({ body }) => {
    const gone = new Set(body.titles.map(({ id }) => id));
    const setup = buildSettled();
    return { ...setup, titles: setup.titles.filter(({ id }) => !gone.has(id)) };
  }),
  mockEndpoint(skipSetupStep, buildSettled()),
  mockEndpoint(finishSetup, ({ body }) => ({
    ...buildSettled(),
    finished: body.finished
      ? { at: '2026-11-20T03:00:00.000Z', by: { username: 'dewi', name: 'Dewi Anggraini' } }
      : null,
  })),
];
