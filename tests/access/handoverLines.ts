import { line } from './AccessLine';

const handed = { record: 'handed TTS' } as const;
const shortage = { record: 'shortage' } as const;

/** What collectors bring to a cashier, and what they owe of it. */
export const HANDOVER_LINES = {
  listHandoverCollectors: line('taking payments', { list: '' }),
  getHandoverBasis: line('taking payments', { naming: 'collector=1&office={office}' }),
  postHandover: line(
    'taking payments',
    { tested: 'server/handovers/handovers.test.ts' },
    { then: 'Never by its collector.' },
  ),
  getHandover: line('money in the field', { record: 'handover' }),
  listHandovers: line('money in the field', { list: '' }),
  returnTts: line('taking payments', handed, { then: 'Never by its collector.' }),
  askTts: line('taking payments', handed, { then: 'Never by its collector.' }),
  listShortages: line('money in the field', { list: '' }),
  payShortage: line('taking payments', shortage, { then: 'Never by who owes it.' }),
  askShortageWriteOff: line('writing off of what a collector owes', shortage, {
    then: 'An approver of the office decides; never by who owes it.',
  }),
};
