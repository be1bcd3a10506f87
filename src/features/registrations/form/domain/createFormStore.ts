import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { createStore } from '@/lib/store/createStore';

export type Part = keyof RegistrationForm;

/** What is typed, outside of React: a field is drawn again when its own value changes, and nothing else is. */
export interface FormStore {
  read: () => RegistrationForm;
  /** A change of one part. */
  change: <P extends Part>(part: P, change: PartChange<P>) => void;
  /** Replaces the whole form: another device's changes came in. */
  replace: (form: RegistrationForm) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Some fields of a part; of a field that stands alone its value. */
export type PartChange<P extends Part> = RegistrationForm[P] extends object
  ? Partial<RegistrationForm[P]>
  : RegistrationForm[P];

export function createFormStore(start: RegistrationForm): FormStore {
  const { get, set, subscribe } = createStore(start);
  return {
    read: get,
    change: (part, change) => set(changed(get(), part, change)),
    replace: set,
    subscribe,
  };
}

/** The same form where nothing differs, so that nothing is drawn or saved for it. */
function changed<P extends Part>(form: RegistrationForm, part: P, change: PartChange<P>): RegistrationForm {
  const before: unknown = form[part];
  if (typeof change !== 'object' || change === null || typeof before !== 'object' || before === null) {
    return Object.is(before, change) ? form : { ...form, [part]: change };
  }
  const isSame = Object.entries(change).every(([field, value]) =>
    Object.is((before as Record<string, unknown>)[field], value),
  );
  return isSame ? form : { ...form, [part]: { ...before, ...change } };
}
