import { hasAny, SURVEYOR_TITLE_ID, type Access } from './access';
import type { FieldErrors } from './envelope';
import {
  STATUS_KINDS,
  type RegistrationStatus,
  type StatusKind,
  type TransitionActor,
} from './registrationStatuses';

/*
 * What the statuses of registrations keep together, in the form and in the server alike. What is off belongs to no way
 * through the flow, but its own steps keep the rules already, so that switching it on brings no surprise.
 */

/** What of a status the flow is about. */
export type FlowStatus = Pick<RegistrationStatus, 'id' | 'code' | 'name' | 'kind' | 'active' | 'transitions'>;

/** A registration that is here goes nowhere else. */
export const END_KINDS: readonly StatusKind[] = ['REJECTED', 'CANCELLED', 'DISBURSED'];
/** The flow needs at least one active status of each. */
export const NEEDED_KINDS: readonly StatusKind[] = [
  'SUBMITTED',
  'APPROVED',
  'SIGNED',
  'DISBURSED',
  'REJECTED',
  'CANCELLED',
];
/** Reached from this kind alone, so that approval can't be walked around. */
export const ENTERED_FROM: Partial<Record<StatusKind, StatusKind>> = {
  APPROVED: 'REVIEW',
  SIGNED: 'APPROVED',
  DISBURSED: 'SIGNED',
};
/** Whoever filled the survey decides neither about the credit nor about the money. */
const NOT_BY_SURVEYOR: readonly StatusKind[] = ['APPROVED', 'DISBURSED'];

/** What a kind is called, on screen and in refusals. */
export const STATUS_KIND_LABELS: Record<StatusKind, string> = {
  DRAFT: 'Draf',
  SUBMITTED: 'Diajukan',
  SURVEY: 'Survei',
  REVIEW: 'Analisa',
  APPROVED: 'Disetujui',
  SIGNED: 'Tanda tangan',
  DISBURSED: 'Cair',
  REJECTED: 'Ditolak',
  CANCELLED: 'Dibatalkan',
};

/** One rule that a flow breaks. */
export interface FlowProblem {
  rule: 'start' | 'needed' | 'unreachable' | 'endless' | 'end' | 'entry' | 'surveyor';
  /** The status that it is about; null: there is none. */
  id: number | null;
  /** The step's other end, where it is about a step. */
  to: number | null;
  /** The status whose name the sentence begins with; several that say the same share one. */
  name?: string;
  /** The reason, for people; without the name that it begins with. */
  message: string;
}

/** Everything that is wrong with a flow; empty: it holds. */
export function flowProblems(statuses: readonly FlowStatus[]): FlowProblem[] {
  return [...countProblems(statuses), ...stepProblems(statuses), ...wayProblems(statuses)];
}

/** Exactly one start, and every kind that the way to a contract needs. */
function countProblems(statuses: readonly FlowStatus[]): FlowProblem[] {
  const active = (kind: StatusKind) => statuses.filter((one) => one.active && one.kind === kind);
  const label = STATUS_KIND_LABELS;
  const [first, second] = active('DRAFT');
  const start = !first
    ? [`Harus ada satu status aktif berjenis ${label.DRAFT}, tempat pengajuan dimulai.`]
    : second
      ? [`Hanya satu status aktif boleh berjenis ${label.DRAFT}: ${first.name} atau ${second.name}.`]
      : [];
  return [
    ...start.map((message) => ({ rule: 'start' as const, id: null, to: null, message })),
    ...NEEDED_KINDS.filter((kind) => active(kind).length === 0).map((kind) => ({
      rule: 'needed' as const,
      id: null,
      to: null,
      message: `Harus ada status aktif berjenis ${label[kind]}.`,
    })),
  ];
}

/** Each step alone: none out of an end, approval not walked around, nothing for the surveyor to decide. */
function stepProblems(statuses: readonly FlowStatus[]): FlowProblem[] {
  const byId = new Map(statuses.map((one) => [one.id, one]));
  return statuses.flatMap((from) =>
    from.transitions.flatMap(({ to: id, by }): FlowProblem[] => {
      const to = byId.get(id);
      if (!to) return [];
      const step = { id: from.id, to: id };
      const needed = ENTERED_FROM[to.kind];
      return [
        END_KINDS.includes(from.kind) && {
          ...step,
          rule: 'end' as const,
          message: `${from.name} adalah akhir pengajuan, jadi tidak menuju ke mana pun.`,
        },
        needed !== undefined &&
          from.kind !== needed && {
            ...step,
            rule: 'entry' as const,
            message: `${to.name} hanya boleh dicapai dari status berjenis ${STATUS_KIND_LABELS[needed]}, bukan dari ${from.name}.`,
          },
        by === 'surveyor' &&
          NOT_BY_SURVEYOR.includes(to.kind) && {
            ...step,
            rule: 'surveyor' as const,
            message: `Surveyor tidak boleh memutuskan ${to.name}.`,
          },
      ].filter((problem) => problem !== false);
    }),
  );
}

/** Every active status lies on a way from the start to an end. */
function wayProblems(statuses: readonly FlowStatus[]): FlowProblem[] {
  const active = statuses.filter((one) => one.active);
  const start = active.find(({ kind }) => kind === 'DRAFT');
  if (!start) return [];
  const ways = active.flatMap(({ id, transitions }) => transitions.map(({ to }) => [id, to] as const));
  const back = ways.map(([from, to]) => [to, from] as const);
  const ids = new Set(active.map(({ id }) => id));
  const ends = active.filter(({ kind }) => END_KINDS.includes(kind)).map(({ id }) => id);
  const reached = reachable([start.id], ways, ids);
  const ending = reachable(ends, back, ids);
  const outside = (rule: FlowProblem['rule'], inside: ReadonlySet<number>, message: string) =>
    active
      .filter(({ id }) => !inside.has(id))
      .map(({ id, name }): FlowProblem => ({ rule, id, to: null, name, message }));
  return [
    ...outside('unreachable', reached, `tidak dapat dicapai dari ${start.name}.`),
    ...outside('endless', ending, 'tidak dapat sampai ke akhir pengajuan.'),
  ];
}

/** The ids that are reached from some of them by the ways that stay among `ids`. */
function reachable(
  from: readonly number[],
  ways: readonly (readonly [number, number])[],
  ids: ReadonlySet<number>,
): Set<number> {
  const reached = new Set(from);
  for (const at of reached) {
    for (const [start, end] of ways) if (start === at && ids.has(end)) reached.add(end);
  }
  return reached;
}

/**
 * What writing the status `id` breaks, beside its fields: `kind`, `transitions`, `transitions.0.to`, `transitions.0.by`.
 * What was broken before is no fault of this write.
 */
export function flowErrors(
  before: readonly FlowStatus[],
  after: readonly FlowStatus[],
  id: number,
): FieldErrors {
  const old = new Set(flowProblems(before).map(keyOf));
  const written = after.find((one) => one.id === id);
  const kindChanged = written?.kind !== before.find((one) => one.id === id)?.kind;
  const fields = new Map<string, FlowProblem[]>();
  for (const problem of flowProblems(after).filter((one) => !old.has(keyOf(one)))) {
    const field = fieldOf(problem, written, kindChanged);
    fields.set(field, [...(fields.get(field) ?? []), problem]);
  }
  return Object.fromEntries([...fields].map(([field, problems]) => [field, sentences(problems)]));
}

/** One sentence a reason, with all the names that it is about. */
function sentences(problems: readonly FlowProblem[]): string {
  const reasons = [...new Set(problems.map(({ message }) => message))];
  return reasons
    .map((reason) => {
      const names = problems.flatMap(({ name, message }) => (message === reason && name ? [name] : []));
      return names.length > 0 ? `${names.join(', ')} ${reason}` : reason;
    })
    .join(' ');
}

/** Names may change meanwhile; a kind that is missing is known by its words alone. */
const keyOf = ({ rule, id, to, message }: FlowProblem) =>
  rule === 'needed' ? message : `${rule} ${id} ${to}`;

function fieldOf(
  { rule, id, to }: FlowProblem,
  written: FlowStatus | undefined,
  kindChanged: boolean,
): string {
  if (rule === 'start' || rule === 'needed') return 'kind';
  if (id === written?.id && to !== null) {
    const at = written?.transitions.findIndex((step) => step.to === to);
    return `transitions.${at}.${rule === 'surveyor' ? 'by' : 'to'}`;
  }
  return kindChanged ? 'kind' : 'transitions';
}

/** In the order of the way to a contract, then by code. */
export function inFlowOrder<S extends FlowStatus>(statuses: readonly S[]): S[] {
  const at = ({ kind }: S) => STATUS_KINDS.indexOf(kind);
  return [...statuses].sort((a, b) => at(a) - at(b) || (a.code < b.code ? -1 : 1));
}

/** True for who may take a step: holders of its flag, or the surveyor. */
export function mayTake(by: TransitionActor, access: Access, titleId: number): boolean {
  return by === 'surveyor' ? titleId === SURVEYOR_TITLE_ID : hasAny(access, [by]);
}
