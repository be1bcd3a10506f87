import type { HttpHandler } from 'msw';
import { changeBilling, getCollecting } from '@/lib/contract/collecting';
import { endConsent, listConsents, recordConsent } from '@/lib/contract/consents';
import { recordDeath, takeBackDeath } from '@/lib/contract/deaths';
import { getFiduciary, saveFiduciary } from '@/lib/contract/fiduciaries';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { callScenarios } from '../../calls/mocks/scenarios';
import { buildCollecting, buildDeath, buildFiduciary, buildNoFiduciary } from './buildCollecting';

/** Named worlds of how a contract is collected; each goes before the happy path. */
export const collectingScenarios = {
  nothing: [
    ...callScenarios.none,
    mockEndpoint(getCollecting, {
      ...{ billing: { address: '', village: null }, death: null, collector: null, collectors: [] },
    }),
    mockEndpoint(listConsents, { rows: [], count: 0 }),
    mockEndpoint(getFiduciary, buildNoFiduciary()),
  ],
  died: [mockEndpoint(getCollecting, buildCollecting({ death: buildDeath() }))],
  asking: [mockEndpoint(getCollecting, never)],
  fails: [mockEndpoint(getCollecting, () => refuse(500, ''))],
  offline: [mockEndpoint(getCollecting, offline)],
  noSuchCall: [mockEndpoint(getCollecting, () => refuse(404, 'Alamat ini tidak ada.'))],
  writesFail: [
    mockEndpoint(recordConsent, offline),
    mockEndpoint(endConsent, offline),
    mockEndpoint(recordDeath, offline),
    mockEndpoint(takeBackDeath, offline),
    mockEndpoint(saveFiduciary, offline),
    mockEndpoint(changeBilling, offline),
  ],
  movedMeanwhile: [
    mockEndpoint(saveFiduciary, () =>
      refuse(409, 'Data fidusia ini sudah diubah orang lain.', {
        version: 3,
        current: buildFiduciary({ version: 3, certificate_number: 'W10.00999999.AH.05.01' }),
      }),
    ),
    mockEndpoint(changeBilling, () =>
      refuse(409, 'Alamat tagih ini sudah diubah orang lain.', {
        current: { ...buildCollecting().billing, address: 'Jl. Melati No. 3' },
      }),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;
