import { expect, userEvent, waitFor } from 'storybook/test';

export interface NonsenseOptions {
  /** The form, or the group of fields where there is none, filled in so that it could be sent. */
  form: HTMLElement;
  /** False where what is filled in cannot be sent by itself: a code, fields that only filter. Default true. */
  sends?: boolean;
}

/** What no field may take for a value, by what the field is for. */
const NONSENSE = {
  date: ['99/99/2026', '31/02/2026', 'besok', '20/11/20265'],
  money: ['abc', '99999999999999'],
  number: ['abc', '1,2,3', '-7'],
};

/**
 * In a story: fills nonsense into every field that is no free text and sends it by the keys. Nothing may be written,
 * what was typed stays or, in an amount, what it had before with what was typed in the words, and the focus stands where
 * something is to be mended. At the end the same form is sent as it was before,
 * so that it was the nonsense that held it back.
 * @param _name file of the form without its ending; `scripts/forms.test.ts` asks for each form of the product
 */
export async function refusesNonsense(_name: string, { form, sends = true }: NonsenseOptions): Promise<void> {
  const writes = countWrites();
  try {
    const tried = new Set<HTMLInputElement>();
    // One field may bring or take away another.
    const next = () => [...form.querySelectorAll('input')].find((it) => !tried.has(it) && takesNonsense(it));
    for (let field = next(); field; field = next()) {
      tried.add(field);
      await refusesIn(field, form, writes);
    }
    await expect([...tried]).not.toHaveLength(0);
    if (!sends) return;
    writes.count = 0;
    if (form instanceof HTMLFormElement) form.requestSubmit();
    await waitFor(() => expect(writes.count).toBe(1));
  } finally {
    writes.stop();
  }
}

async function refusesIn(field: HTMLInputElement, form: HTMLElement, writes: Writes) {
  const before = field.value;
  // An amount keeps what it has when the focus comes.
  field.blur();
  const kind = kindOf(field);
  for (const nonsense of NONSENSE[kind]) {
    await fill(field, nonsense);
    writes.count = 0;
    const typed = field.value;
    // What does not get in is nothing to refuse.
    if (typed === '' || (kind !== 'money' && typed !== nonsense)) continue;
    await send(form);
    await settled();
    await expect(writes.count, `${nonsense} in ${nameOf(field)} is sent`).toBe(0);
    if (kind === 'money' && typed === 'abc') {
      await expect(field, `${nameOf(field)} keeps what it had`).toHaveValue(before);
      await expect(field).toHaveAccessibleDescription(/^“abc” tidak terbaca/);
    } else await expect(field, `${nonsense} in ${nameOf(field)} stays`).toHaveValue(typed);
    if (kind === 'date') await expect(field).toHaveAccessibleDescription(/^Tulis tanggal seperti/);
    if (kind === 'date' || !(form instanceof HTMLFormElement)) await expect(field).toHaveFocus();
    else await expect(document.activeElement, `focus after ${nonsense} in ${nameOf(field)}`).toBeInvalid();
  }
  await fill(field, before);
}

/** In a form of amounts Enter only goes on; fields that stand in no form know nothing but Enter. */
const send = (form: HTMLElement) =>
  userEvent.keyboard(form instanceof HTMLFormElement ? '{Control>}{Enter}{/Control}' : '{Enter}');

type Kind = keyof typeof NONSENSE;

function kindOf(field: HTMLInputElement): Kind {
  if (field.placeholder === 'hh/bb/tttt') return 'date';
  return field.previousElementSibling?.textContent === 'Rp' ? 'money' : 'number';
}

/** Free text takes everything; what cannot be typed in takes nothing. */
const takesNonsense = (field: HTMLInputElement) =>
  (field.inputMode !== '' || kindOf(field) === 'money') &&
  !field.readOnly &&
  !field.disabled &&
  field.checkVisibility();

const nameOf = (field: HTMLInputElement) => field.labels?.[0]?.textContent ?? field.name;

async function fill(field: HTMLInputElement, text: string) {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

/** What an Enter set going has asked for what it wants. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

interface Writes {
  count: number;
  stop: () => void;
}

/** Calls that change something, from now on. */
function countWrites(): Writes {
  const real = globalThis.fetch;
  const writes: Writes = { count: 0, stop: () => void (globalThis.fetch = real) };
  globalThis.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method !== 'GET') writes.count += 1;
    return real(input, init);
  };
  return writes;
}
