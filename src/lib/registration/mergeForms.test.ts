import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from './emptyForm';
import { fieldsOf, mergeForms, withFields, type FieldValue } from './mergeForms';

const PATHS = [...fieldsOf(EMPTY_FORM).keys()];
/** Some fields of a form, changed to one of few values, so that two devices often change the same one. */
const edits = fc
  .array(fc.tuple(fc.constantFrom(...PATHS.slice(0, 12)), fc.constantFrom('a', 'b', 'c')), { maxLength: 8 })
  .map((pairs) => new Map<string, FieldValue>(pairs));
const edited = (form: RegistrationForm, changes: ReadonlyMap<string, FieldValue>) =>
  withFields(form, changes);

describe('two devices with one draft', () => {
  it('lose no field silently: what one changed is there, what both changed differently is asked about', () => {
    fc.assert(
      fc.property(edits, edits, edits, (start, onMine, onTheirs) => {
        const before = edited(EMPTY_FORM, start);
        const mine = edited(before, onMine);
        const theirs = edited(before, onTheirs);
        const { form, conflicts } = mergeForms(before, mine, theirs);
        const [was, here, there, got] = [before, mine, theirs, form].map(fieldsOf);
        const asked = new Map(conflicts.map((conflict) => [conflict.path, conflict]));
        for (const path of PATHS) {
          const values = [was, here, there].map((fields) => fields?.get(path));
          const [base, my, their] = values;
          const isAsked = my !== base && their !== base && my !== their;
          expect(asked.has(path)).toBe(isAsked);
          if (isAsked) expect(asked.get(path)).toMatchObject({ before: base, mine: my, theirs: their });
          else expect(got?.get(path)).toBe(my === base ? their : my);
        }
      }),
    );
  });

  it('comes out the same from both sides, but for what is asked about', () => {
    fc.assert(
      fc.property(edits, edits, (onMine, onTheirs) => {
        const mine = edited(EMPTY_FORM, onMine);
        const theirs = edited(EMPTY_FORM, onTheirs);
        const here = mergeForms(EMPTY_FORM, mine, theirs);
        const there = mergeForms(EMPTY_FORM, theirs, mine);
        expect(here.conflicts.map(({ path }) => path)).toEqual(there.conflicts.map(({ path }) => path));
        if (here.conflicts.length === 0) expect(here.form).toEqual(there.form);
      }),
    );
  });
});

describe('the fields of a form', () => {
  it('make the form again', () => {
    const form = buildRegistrationForm();
    expect(withFields(EMPTY_FORM, fieldsOf(form))).toEqual(form);
    expect(withFields(form, new Map([['applicant.shoe_size', 'x']]))).toEqual(form);
  });
});
