import type { StatusKind } from '@/lib/contract/registrationStatuses';

/** How a demo registration came to where it stands: the steps that it took, and for how many days it has waited there. */
export interface Journey {
  /** Steps after the draft, in order; a second handing in follows a change of the form. */
  steps: readonly StatusKind[];
  waited: number;
  office: 1 | 2;
  /** It stands in survey, and its visit has come. */
  visited?: boolean;
}

const STRAIGHT = ['SUBMITTED', 'SURVEY', 'REVIEW', 'APPROVED', 'SIGNED', 'DISBURSED'] as const;
const upTo = (kind: (typeof STRAIGHT)[number]): readonly StatusKind[] =>
  STRAIGHT.slice(0, STRAIGHT.indexOf(kind) + 1);

const waiting = (steps: readonly StatusKind[], ...days: readonly number[]): Journey[] =>
  days.map((waited) => ({ steps, waited, office: 1 }));

/**
 * Some of every status. Only the office in Jakarta has a surveyor, whom every form needs to be handed in: Makassar has
 * drafts, and one that was given up.
 */
export const JOURNEYS: readonly Journey[] = [
  ...waiting([], 0, 0, 1, 4),
  ...waiting([], 1, 5).map((journey): Journey => ({ ...journey, office: 2 })),
  ...waiting(upTo('SUBMITTED'), 0, 1, 2),
  ...waiting(upTo('SURVEY'), 0, 1, 3),
  ...waiting(upTo('SURVEY'), 0).map((journey): Journey => ({ ...journey, visited: true })),
  ...waiting(upTo('REVIEW'), 0, 1, 2, 5),
  // Sent back by who decides, mended, and handed in once more.
  ...waiting([...upTo('REVIEW'), 'DRAFT', ...upTo('REVIEW')], 1),
  // Sent back by the surveyor, and before any survey.
  ...waiting(['SUBMITTED', 'SURVEY', 'DRAFT'], 2),
  ...waiting(['SUBMITTED', 'DRAFT'], 0),
  ...waiting(upTo('APPROVED'), 0, 1, 3),
  ...waiting(upTo('SIGNED'), 0, 1),
  ...waiting(upTo('DISBURSED'), 1, 3, 4, 8, 12, 17, 23, 30),
  ...waiting([...upTo('REVIEW'), 'REJECTED'], 2, 9, 20),
  ...waiting(['SUBMITTED', 'CANCELLED'], 7),
  ...waiting([...upTo('APPROVED'), 'CANCELLED'], 11),
  ...waiting([...upTo('SIGNED'), 'CANCELLED'], 3),
  ...waiting(['CANCELLED'], 6).map((journey): Journey => ({ ...journey, office: 2 })),
];

/** What somebody does with a registration. */
export type DemoStep =
  | { kind: 'create' }
  /** The form is mended after it was sent back. */
  | { kind: 'save' }
  | { kind: 'visit' }
  | { kind: 'move'; from: StatusKind; to: StatusKind };

/** All that was done on a journey, in order. */
export function demoStepsOf({ steps, visited = false }: Journey): DemoStep[] {
  const demoSteps: DemoStep[] = [{ kind: 'create' }];
  let from: StatusKind = 'DRAFT';
  for (const to of steps) {
    if (to === 'SUBMITTED' && demoSteps.length > 1) demoSteps.push({ kind: 'save' });
    if (from === 'SURVEY' && to === 'REVIEW') demoSteps.push({ kind: 'visit' });
    demoSteps.push({ kind: 'move', from, to });
    from = to;
  }
  return visited ? [...demoSteps, { kind: 'visit' }] : demoSteps;
}
