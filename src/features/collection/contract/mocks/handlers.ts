import type { HttpHandler } from 'msw';
import { changeBilling, getCollecting } from '@/lib/contract/collecting';
import { recordDeath, takeBackDeath } from '@/lib/contract/deaths';
import { endConsent, listConsents, recordConsent } from '@/lib/contract/consents';
import { getFiduciary, saveFiduciary } from '@/lib/contract/fiduciaries';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import {
  buildCollecting,
  buildConsent,
  buildConsents,
  buildDeath,
  buildFiduciary,
  VILLAGE,
} from './buildCollecting';

/** Every contract is collected alike; what is written is answered and kept nowhere. */
export const collectingHandlers: HttpHandler[] = [
  mockEndpoint(getCollecting, buildCollecting()),
  mockEndpoint(changeBilling, ({ body }) => ({
    address: body.address,
    village: body.village_code === null ? null : VILLAGE,
  })),
  mockEndpoint(listConsents, { rows: buildConsents(), count: 3 }),
  mockEndpoint(recordConsent, ({ body: { kind, words, given_on, until } }) =>
    buildConsent({ id: 9, kind, words, given_on, until }),
  ),
  mockEndpoint(endConsent, ({ body }) =>
    buildConsent({
      ...{ id: body.consent_id, state: 'ENDED', ended_at: '2026-11-20T05:05:00.000Z' },
      ended_by: { username: 'kontrak.jkt', name: 'Sari Permata' },
    }),
  ),
  mockEndpoint(recordDeath, ({ body: { died_on, heir } }) => buildDeath({ id: 4, died_on, heir })),
  mockEndpoint(takeBackDeath, ({ body }) => ({ id: body.death_id })),
  mockEndpoint(getFiduciary, buildFiduciary()),
  mockEndpoint(saveFiduciary, ({ body }) => buildFiduciary({ ...body, version: body.version + 1 })),
];
