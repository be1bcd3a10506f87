import { line } from './AccessLine';

const contract = { record: 'contract' } as const;
const plan = { record: 'collector plan' } as const;

/** A collector's day, visits, and the money that is underway. */
export const FIELD_LINES = {
  getCollectorPlan: line('collector customers', 'own'),
  sendVisit: line('collector customers', { tested: 'server/visits/visits.test.ts' }),
  takeTtsBlock: line('collector customers', 'own'),
  closeTtsBlock: line('blocks of TTS', { record: 'TTS block' }, { then: 'Its collector, or a supervisor.' }),
  listOwnTts: line('collector customers', 'own'),
  listTtsBlocks: line('distribution', { naming: 'office={office}' }),
  listTts: line('money in the field', { naming: 'office={office}' }),
  voidTts: line('distribution', { record: 'TTS' }, { then: 'Never of one’s own.' }),
  listContractVisits: line('collecting on a contract', contract),
  listOutsideVisits: line('distribution', { naming: 'office={office}' }),
  getRepossession: line('collecting on a contract', contract),
  getRepossessionOrder: line(
    'orders to take a unit',
    { record: 'order to take a unit' },
    { then: 'Collectors read those that name them.' },
  ),
  listRunningOrders: line('Nasabah', { list: '' }),
  withdrawRepossessionOrder: line('withdrawing an order', { record: 'order to take a unit' }),
  listCollectorRepossessions: line('collector customers', 'own'),
  sendUnitHandover: line('collector customers', { tested: 'server/repossessions/handovers.test.ts' }),
  writeUnitRecord: line('distribution', contract),
  listCollectorPlans: line('distribution', { naming: 'office={office}' }),
  getPlanOverview: line('distribution', plan),
  addToPlan: line('distribution', plan, { then: 'Until 12.00 of its day.' }),
  closePlan: line('distribution', plan, { then: 'Never of one’s own.' }),
};
