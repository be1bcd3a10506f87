import type { RegistrationStatus, Transition } from '@/lib/contract/registrationStatuses';
import { ACTOR_LABELS } from '@/lib/titles/actorLabels';

/** Steps as a form keeps them: text. `to` 0: not chosen yet. */
export const transitionsText = (steps: readonly Transition[]): string => JSON.stringify(steps);

/** Steps out of a form's text. */
export const transitionsValue = (text: string): Transition[] => JSON.parse(text || '[]') as Transition[];

/** `Disetujui, oleh Persetujuan, dengan catatan`; one sentence a step. */
export function stepsText(
  { transitions }: Pick<RegistrationStatus, 'transitions'>,
  all: readonly RegistrationStatus[],
): string[] {
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return transitions.map(
    ({ to, by, needs_note }) =>
      `ke ${names.get(to) ?? to} oleh ${ACTOR_LABELS[by]}${needs_note ? ', dengan catatan' : ''}`,
  );
}
