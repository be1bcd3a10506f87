import type { CollectorTargets } from '@/lib/contract/collectorTargets';
import type { ContractLetters } from '@/lib/contract/letters';
import type { LetterPreview } from '@/lib/contract/letterBatches';
import type { Sent } from './fromScreen';
import type { Walk } from './Walk';

const [NOTHING, SOMETHING] = [
  { amount: 0, accounts: 0 },
  { amount: 900_000, accounts: 2 },
];

/** How supervisors' targets and letters are written, from the answers that their screens show. */
export const SUPERVISOR_WRITES: Readonly<Record<string, (walk: Walk) => Promise<Sent | null>>> = {
  saveCollectorTarget: async ({ api, random }) => {
    const { data, http } = await api.call<CollectorTargets>('GET', 'achievement/targets?office=1');
    const [first, ...others] = http === 200 ? data.rows : [];
    if (!first) return null;
    const { collector, version } = random.pick([first, ...others]);
    const body = {
      ...{ office_id: data.office.id, collector_id: collector.id, month: data.month, version },
      targets: data.buckets.map(({ bucket }) => ({ bucket, ...random.pick([NOTHING, SOMETHING]) })),
    };
    return { path: 'achievement/targets', body };
  },
  makeLetter: async ({ api, random, known }) => {
    const path = `contracts/${random.pick(known.codes)}/letters`;
    const { data, http } = await api.call<ContractLetters>('GET', path);
    return http === 200 ? { path, body: { step: data.due.step ?? random.pick([1, 2, 3]) } } : null;
  },
  startLetterBatch: async ({ api }) => {
    const { data, http } = await api.call<LetterPreview>('GET', 'letter-batches/preview?office=1');
    if (http !== 200) return null;
    const due = data.due.reduce((sum, { count }) => sum + count, 0);
    return { path: 'letter-batches', body: { filter: { office: 1 }, due } };
  },
};
