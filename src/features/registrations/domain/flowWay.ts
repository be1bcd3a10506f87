import { END_KINDS } from '@/lib/contract/registrationFlow';
import type { FlowStep, StatusKind } from '@/lib/contract/registrationStatuses';
import type { Registration } from '@/lib/contract/registrations';
import { ACTOR_LABELS } from '@/lib/titles/actorLabels';

/** A status on the way of one registration. */
export interface WayStep {
  id: number;
  name: string;
  kind: StatusKind;
  state: 'done' | 'now' | 'next';
  /** When it was reached last; null where that lies ahead. */
  at: string | null;
  /** Who led there. */
  by: string | null;
}

type FlowHistory = Pick<
  Registration,
  'status' | 'status_since' | 'past' | 'created_at' | 'entered_by' | 'names'
>;

/** Ends that lie on no way to a contract: shown only where a registration got there. */
const ASIDE: readonly StatusKind[] = ['REJECTED', 'CANCELLED'];

/**
 * The way of a registration: what it went through, where it stands, and what lies ahead. What was gone through before
 * somebody sent it back lies ahead again.
 */
export function wayOf(flow: readonly FlowStep[], registration: FlowHistory): WayStep[] {
  const { status, past } = registration;
  const isOver = ASIDE.includes(status.kind);
  const isHere = ({ id }: FlowStep) => id === status.id;
  const straight = flow.filter((step) => isHere(step) || (step.active && !ASIDE.includes(step.kind)));
  const at = straight.findIndex(isHere);
  return straight.flatMap((step, index): WayStep[] => {
    const { id, name, kind } = step;
    if (isHere(step)) return [{ id, name, kind, state: 'now', ...reached(registration, step) }];
    const arrived = reached(registration, step);
    const wasThere = arrived.at !== null && (kind === 'DRAFT' || past.some(({ from }) => from === name));
    if (isOver ? wasThere : index < at && wasThere) return [{ id, name, kind, state: 'done', ...arrived }];
    const liesAhead = !isOver && index > at && !END_KINDS.includes(status.kind);
    return liesAhead ? [{ id, name, kind, state: 'next', at: null, by: null }] : [];
  });
}

/** When and by whom a status was reached last; the start is where the form was made. */
function reached({ past, created_at, entered_by }: FlowHistory, { name, kind }: FlowStep) {
  const move = past.findLast(({ to }) => to === name);
  if (move) return { at: move.at, by: move.by.name };
  return kind === 'DRAFT' ? { at: created_at, by: entered_by.name } : { at: null, by: null };
}

/** Who has to act now, in words; null where nothing is waited for. */
export function awaited(flow: readonly FlowStep[], { status, names }: FlowHistory): string | null {
  const here = flow.find(({ id }) => id === status.id);
  const kindOf = new Map(flow.map(({ id, kind }) => [id, kind]));
  const order = (id: number) => flow.findIndex((step) => step.id === id);
  const onward = here?.transitions.filter(({ to }) => {
    const kind = kindOf.get(to);
    return kind !== undefined && !ASIDE.includes(kind) && order(to) > order(status.id);
  });
  const actors = new Set(onward?.map(({ by }) => by));
  if (actors.size === 0) return null;
  return [...actors]
    .map((by) =>
      by === 'surveyor' ? ['Surveyor', names.surveyor].filter(Boolean).join(' ') : `hak ${ACTOR_LABELS[by]}`,
    )
    .join(' atau ');
}

/** What comes next, said to who has just taken a step. */
export function nextText(flow: readonly FlowStep[], registration: FlowHistory): string {
  const { kind } = registration.status;
  if (kind === 'DISBURSED') return 'Kontraknya sudah dibuat.';
  if (ASIDE.includes(kind)) return 'Pengajuan ini tidak dilanjutkan lagi.';
  const actor = awaited(flow, registration);
  return actor === null ? 'Langkah berikutnya ada di halaman ini.' : `Langkah berikutnya: ${actor}.`;
}
