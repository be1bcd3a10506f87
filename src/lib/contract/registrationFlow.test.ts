import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRegistrationStatuses, step } from '@/features/masters/mocks/buildRegistrationStatuses';
import { ACCESS_FLAGS, accessOf } from './access';
import {
  END_KINDS,
  flowErrors,
  flowProblems,
  inFlowOrder,
  mayTake,
  type FlowStatus,
} from './registrationFlow';
import { STATUS_KINDS, type StatusKind, type Transition, type TransitionActor } from './registrationStatuses';

const START: readonly FlowStatus[] = buildRegistrationStatuses();
const idOf = (code: string) => START.find((one) => one.code === code)!.id;
/** The flow with one status changed. */
const withStatus = (code: string, over: Partial<FlowStatus>) =>
  START.map((one) => (one.code === code ? { ...one, ...over } : one));
const saysOf = (code: string, over: Partial<FlowStatus>) =>
  flowErrors(START, withStatus(code, over), idOf(code));
const stepsOf = (code: string) => START.find((one) => one.code === code)!.transitions;

describe('the flow of registrations', () => {
  it('holds as every company begins with it', () => {
    expect(flowProblems(START)).toEqual([]);
  });

  it.each<[string, string, Partial<FlowStatus>, Record<string, RegExp>]>([
    [
      'a second start',
      'KOMITE',
      { active: true, kind: 'DRAFT', transitions: [step(2, 'is_customer')] },
      { kind: /Hanya satu/ },
    ],
    ['no start', 'DRAF', { active: false }, { kind: /tempat pengajuan dimulai/ }],
    ['nothing submitted', 'DIAJUKAN', { kind: 'SURVEY' }, { kind: /berjenis Diajukan/ }],
    [
      'a status that nothing leads to',
      'KOMITE',
      { active: true },
      { transitions: /Komite kredit tidak dapat dicapai dari Draf/ },
    ],
    [
      'a status that leads nowhere',
      'SURVEI',
      { transitions: [] },
      {
        transitions:
          /^Analisa, Disetujui, .* tidak dapat dicapai dari Draf\. Survei tidak dapat sampai ke akhir pengajuan\.$/,
      },
    ],
    [
      'an end that goes on',
      'CAIR',
      { transitions: [step(1, 'is_master')] },
      { 'transitions.0.to': /adalah akhir/ },
    ],
    [
      'approval without review',
      'SURVEI',
      { transitions: [...stepsOf('SURVEI'), step(5, 'is_credit_approval')] },
      { 'transitions.2.to': /Disetujui hanya boleh dicapai dari status berjenis Analisa/ },
    ],
    [
      'money without a signature',
      'DISETUJUI',
      { transitions: [...stepsOf('DISETUJUI'), step(7, 'is_contract')] },
      { 'transitions.3.to': /hanya boleh dicapai dari status berjenis Tanda tangan/ },
    ],
    [
      'a surveyor who approves',
      'ANALISA',
      { transitions: [step(5, 'surveyor'), step(8, 'is_credit_approval', 'note')] },
      { 'transitions.0.by': /Surveyor/ },
    ],
    [
      'a surveyor who pays out',
      'TTD',
      { transitions: [step(7, 'surveyor')] },
      { 'transitions.0.by': /Surveyor/ },
    ],
    [
      'another kind for what others build on',
      'ANALISA',
      { kind: 'SURVEY' },
      { 'transitions.1.to': /berjenis Analisa/ },
    ],
  ])('refuses %s', (_name, code, over, says) => {
    const errors = saysOf(code, over);
    for (const [field, words] of Object.entries(says)) expect(errors[field]).toMatch(words);
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(says)));
  });

  it('takes a further level of review once others lead to it', () => {
    const led = withStatus('SURVEI', { transitions: [...stepsOf('SURVEI'), step(10, 'surveyor')] });
    expect(flowErrors(START, led, idOf('SURVEI'))).toEqual({});
    const on = led.map((one) => (one.id === 10 ? { ...one, active: true } : one));
    expect(flowErrors(led, on, 10)).toEqual({});
  });

  it('blames no write for what was broken before it', () => {
    const broken = withStatus('DISETUJUI', { active: false });
    const renamed = broken.map((one) => (one.id === 1 ? { ...one, name: 'Konsep' } : one));
    expect(flowProblems(broken)).not.toEqual([]);
    expect(flowErrors(broken, renamed, 1)).toEqual({});
  });
});

const actor = fc.constantFrom<TransitionActor>(
  'is_customer',
  'is_credit_approval',
  'is_contract',
  'surveyor',
);
const kind = fc.constantFrom<StatusKind>(...STATUS_KINDS);
const ids = START.map(({ id }) => id);
const transition = (to: fc.Arbitrary<number>): fc.Arbitrary<Transition> =>
  fc.record({ to, by: actor, needs_note: fc.boolean() });
/** A change of one status: what any keeper could send. */
const change = fc.record(
  {
    kind,
    active: fc.boolean(),
    transitions: fc.uniqueArray(transition(fc.constantFrom(...ids)), {
      maxLength: 4,
      selector: ({ to }) => to,
    }),
  },
  { requiredKeys: [] },
);
const write = fc.tuple(fc.constantFrom(...ids), change);

/** Whether `to` can be reached from `from` through active statuses; by closing over all pairs. */
function closure(statuses: readonly FlowStatus[]): (from: number, to: number) => boolean {
  const active = statuses.filter((one) => one.active);
  const pairs = new Set(
    active.flatMap(({ id, transitions }) => [`${id}>${id}`, ...transitions.map(({ to }) => `${id}>${to}`)]),
  );
  for (const via of active) {
    for (const from of active) {
      for (const to of active) {
        if (pairs.has(`${from.id}>${via.id}`) && pairs.has(`${via.id}>${to.id}`))
          pairs.add(`${from.id}>${to.id}`);
      }
    }
  }
  return (from, to) => pairs.has(`${from}>${to}`);
}

/** What the rules promise, said another way. */
function keepsItsPromises(statuses: readonly FlowStatus[]): boolean {
  const active = statuses.filter((one) => one.active);
  const byId = new Map(statuses.map((one) => [one.id, one]));
  const [start, second] = active.filter((one) => one.kind === 'DRAFT');
  if (!start || second) return false;
  const leads = closure(statuses);
  const onAWay = active.every(
    ({ id }) =>
      leads(start.id, id) && active.some((end) => END_KINDS.includes(end.kind) && leads(id, end.id)),
  );
  const kinds: StatusKind[] = ['SUBMITTED', 'APPROVED', 'SIGNED', 'DISBURSED', 'REJECTED', 'CANCELLED'];
  const all = kinds.every((needed) => active.some((one) => one.kind === needed));
  const steps = statuses.flatMap((from) =>
    from.transitions.map(({ to, by }) => ({ from: from.kind, to: byId.get(to)!.kind, by })),
  );
  const legal = steps.every(
    ({ from, to, by }) =>
      !['REJECTED', 'CANCELLED', 'DISBURSED'].includes(from) &&
      (to !== 'APPROVED' || (from === 'REVIEW' && by !== 'surveyor')) &&
      (to !== 'SIGNED' || from === 'APPROVED') &&
      (to !== 'DISBURSED' || (from === 'SIGNED' && by !== 'surveyor')),
  );
  return onAWay && all && legal;
}

describe('whatever keepers write', () => {
  it('a flow without problems keeps every promise, and one with problems breaks one', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 3 }), (writes) => {
        const flow = writes.reduce<readonly FlowStatus[]>(
          (now, [id, over]) => now.map((one) => (one.id === id ? { ...one, ...over } : one)),
          START,
        );
        expect(flowProblems(flow).length === 0).toBe(keepsItsPromises(flow));
      }),
      { numRuns: 2000 },
    );
  });

  it('no number of accepted writes breaks the flow, and each refusal has a reason', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 25 }), (writes) => {
        let flow = START;
        for (const [id, over] of writes) {
          const next = flow.map((one) => (one.id === id ? { ...one, ...over } : one));
          const errors = flowErrors(flow, next, id);
          expect(Object.keys(errors).length > 0).toBe(!keepsItsPromises(next));
          if (Object.keys(errors).length === 0) flow = next;
          else expect(Object.values(errors).every((words) => words.endsWith('.'))).toBe(true);
        }
        expect(keepsItsPromises(flow)).toBe(true);
      }),
    );
  });

  it('order does not depend on how the rows come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...START], { minLength: START.length }), (shuffled) => {
        expect(inFlowOrder(shuffled).map(({ code }) => code)).toEqual(
          inFlowOrder(START).map(({ code }) => code),
        );
      }),
    );
  });
});

describe('who takes a step', () => {
  it.each(ACCESS_FLAGS)('%s: its holders, whatever their title', (flag) => {
    expect(mayTake(flag, accessOf(flag), 4)).toBe(true);
    expect(mayTake(flag, accessOf(...ACCESS_FLAGS.filter((other) => other !== flag)), 4)).toBe(false);
  });
  it('the surveyor by title alone', () => {
    expect(mayTake('surveyor', accessOf(), 4)).toBe(true);
    expect(mayTake('surveyor', accessOf(...ACCESS_FLAGS), 1)).toBe(false);
  });
});
