import { line, type AccessLine } from './AccessLine';

/** Agents and external marketers have the same calls, each below its own right. */
function linesOf<N extends string>(noun: N, kind: 'agent' | 'marketer', right: AccessLine['right']) {
  const partner = { record: kind } as const;
  const commission = { record: `${kind} commission` } as const;
  return {
    [`list${noun}s`]: line(right, { list: '' }),
    [`get${noun}`]: line(right, partner),
    [`create${noun}`]: line(right, 'own'),
    [`change${noun}`]: line(right, partner),
    [`switch${noun}`]: line(right, partner),
    [`request${noun}Change`]: line(right, partner),
    [`decide${noun}Change`]: line(right, partner, {
      then: 'Approvers, never who asked; who asked withdraws.',
    }),
    [`list${noun}Applications`]: line(right, partner),
    [`list${noun}Commissions`]: line(right, { list: '' }),
    [`approve${noun}Commission`]: line(right, commission, {
      also: 'approval',
      then: 'Never by who made it come about.',
    }),
    [`takeBack${noun}Commission`]: line(right, commission),
    [`preview${noun}Batch`]: line(right, { naming: 'office={office}' }),
    [`pay${noun}Batch`]: line(
      right,
      { naming: 'office_id={office}', inBody: true },
      { then: 'Never by who approved what is in it.' },
    ),
    [`list${noun}Batches`]: line(right, { list: '' }),
    [`get${noun}Batch`]: line(right, { record: `${kind} batch` }),
    [`export${noun}Batch`]: line(right, { naming: `batch={${kind} batch}` }),
  };
}

/** Agents, external marketers and their commissions. */
export const PARTNER_LINES = {
  ...linesOf('Agent', 'agent', 'agents'),
  ...linesOf('Marketer', 'marketer', 'marketing'),
};
