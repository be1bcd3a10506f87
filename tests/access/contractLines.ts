import { line } from './AccessLine';

const contract = { record: 'contract' } as const;
const request = { record: 'contract request' } as const;
const registration = { record: 'registration' } as const;

/** Registrations, contracts, and what is asked for on a contract. */
export const CONTRACT_LINES = {
  listRegistrations: line('registration', { list: '' }),
  countRegistrations: line('registration', { count: '' }),
  listNamedPeople: line('registration', { list: '' }),
  listAssignedVisits: line('registration', 'own'),
  countRegistrationExport: line('exports', { count: '' }, { also: 'registration' }),
  exportRegistrations: line('exports', { list: '' }, { also: 'registration' }),
  findDuplicates: line('registration', { tested: 'server/registrations/registrations.test.ts' }),
  listRegistrationChoices: line('registration', { naming: 'office={office}' }),
  listPartnerChoices: line('registration', { naming: 'office={office}' }),
  getRegistration: line('registration', registration),
  createRegistration: line('registration', 'own', { notSurveyors: true }),
  saveRegistration: line('registration', registration, { notSurveyors: true }),
  moveRegistration: line('registration', registration, { then: 'Who takes a step, says the flow.' }),
  requestVehicleCheck: line('registration', registration),
  decideVehicleCheck: line('registration', registration, {
    then: 'Approvers, never who asked; who asked withdraws.',
  }),
  listDisbursementOrders: line('taking payments', {
    tested: 'server/registrations/disbursement/disbursement.test.ts',
  }),
  payDisbursement: line('taking payments', registration, { then: 'Never by who ordered or approved it.' }),
  takeBackDisbursement: line('registration', registration, {
    then: 'By who ordered it, or who takes the step.',
  }),
  sendSurvey: line('registration', registration, {
    then: 'By its surveyor; a visit that is here already is answered to its sender all the same.',
  }),

  listContracts: line('Nasabah', { list: 'size=100' }),
  getContract: line('Nasabah', contract),
  listOverdue: line('overdue', { list: 'size=100' }),
  getOverdueReminder: line('overdue', contract),
  getOverdueFigures: line('overdue', { naming: 'office={office}' }),
  listOverdueChoices: line('overdue', { naming: 'office={office}' }),
  countOverdueExport: line('exports', { count: '' }, { also: 'overdue' }),
  exportOverdue: line('exports', { list: '' }, { also: 'overdue' }),
  getCollectionHome: line('collection on Home', { naming: 'office={office}' }),
  listShareLinks: line('Nasabah', contract),
  makeShareLink: line('Nasabah', contract),
  revokeShareLink: line('Nasabah', { record: 'share link' }),

  listContractLetters: line('overdue', contract),
  makeLetter: line('overdue', contract, { then: 'Once, when it is due.' }),
  listLetters: line('overdue', { list: 'state=ALL' }),
  getLetter: line('overdue', { record: 'letter' }),
  recordDelivery: line('overdue', { record: 'letter' }),
  recordDeliveries: line('overdue', { tested: 'server/letters/letters.test.ts' }),
  previewLetters: line('overdue', { naming: 'office={office}' }),
  startLetterBatch: line('overdue', { tested: 'server/letters/batches.test.ts' }),
  continueLetterBatch: line('overdue', { record: 'letter batch' }),
  listLetterBatches: line('overdue', { list: '' }),
  getLetterBatch: line('overdue', { record: 'letter batch' }),
  listBatchLetters: line('overdue', { record: 'letter batch' }),
  listCollectors: line('distribution', { tested: 'server/distribution/distribution.test.ts' }),
  listDistributionAccounts: line('distribution', { tested: 'server/distribution/distribution.test.ts' }),
  previewDistribution: line('distribution', { tested: 'server/distribution/distribution.test.ts' }),
  saveDistribution: line('distribution', { tested: 'server/distribution/distribution.test.ts' }),
  moveAccounts: line('distribution', { tested: 'server/distribution/distribution.test.ts' }),
  listDistributions: line('distribution', { tested: 'server/distribution/distribution.test.ts' }),
  listContractCollectors: line('who collects a contract', contract),

  getContractActions: line('requests on contracts', contract),
  requestOnContract: line('asking on a contract', contract, { then: 'The flag of what is asked for.' }),
  listContractRequests: line('requests on contracts', { list: '' }),
  getContractRequest: line('requests on contracts', request),
  approveContractRequest: line('approval', request, { then: 'Never by who asked.' }),
  rejectContractRequest: line('approval', request, { then: 'Never by who asked.' }),
  withdrawContractRequest: line('requests on contracts', request, { then: 'By who asked.' }),
  getRestructureBasis: line('Nasabah', contract),
  getRestructurePlan: line('requests on contracts', request),
};
