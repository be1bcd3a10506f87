import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { withFields, type Merged } from '@/lib/registration/mergeForms';

export type Side = 'mine' | 'theirs';

/** The form with every conflict as a person decided; a path without a decision stays as the other device has it. */
export function decided(merged: Merged, chosen: Readonly<Record<string, Side>>): RegistrationForm {
  const mine = merged.conflicts.filter(({ path }) => chosen[path] === 'mine');
  return withFields(merged.form, new Map(mine.map(({ path, mine: value }) => [path, value])));
}
