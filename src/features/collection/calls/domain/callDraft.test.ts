import { describe, expect, it } from 'vitest';
import { buildCallBasis, buildPromise } from '../mocks/buildCall';
import { beginCall, callBody, checkCall, spokeTo, type CallDraft } from './callDraft';

const basis = buildCallBasis();
const draft = (over: Partial<CallDraft> = {}, of = basis) => ({ ...beginCall(of), ...over });

describe('a call', () => {
  it('begins with the number that is known, and can be sent', () => {
    expect(checkCall(draft(), basis)).toEqual({});
    expect(callBody(draft(), basis)).toEqual({
      ...{ phone: basis.phone, spoke_to: 'BORROWER', result: 'REACHED', note: '' },
      ...{ promise: null, consent_id: null, outside_rule: false },
    });
  });

  it('needs a number, and of a promise its day and amount', () => {
    expect(Object.keys(checkCall(draft({ phone: ' ' }), basis))).toEqual(['phone']);
    const promised = { result: 'PROMISED' } as const;
    expect(Object.keys(checkCall(draft(promised), basis))).toEqual(['promise.due']);
    expect(Object.keys(checkCall(draft({ ...promised, due: basis.today }), basis))).toEqual([
      'promise.amount',
    ]);
    const whole = { ...promised, due: basis.today, amount: 774_900 };
    expect(checkCall(draft(whole), basis)).toEqual({});
    expect(callBody(draft(whole), basis).promise).toEqual({
      ...{ due: basis.today, amount: 774_900, replaces: null },
    });
    const part = { ...whole, amount: 100_000 };
    expect(Object.keys(checkCall(draft(part), basis))).toEqual(['promise.part']);
    expect(checkCall(draft({ ...part, part: true }), basis)).toEqual({});
    expect(Object.keys(checkCall(draft({ ...whole, amount: 99_999_999 }), basis))).toEqual([
      'promise.amount',
    ]);
    expect(callBody(draft({ ...whole, result: 'REFUSED' }), basis).promise).toBeNull();
  });

  it('replaces the promise that is seen to run, and only where that is said', () => {
    const of = buildCallBasis({ running: buildPromise() });
    const other = draft({ result: 'PROMISED', due: of.today, amount: 774_900 }, of);
    expect(Object.keys(checkCall(other, of))).toEqual(['promise.replaces']);
    expect(checkCall({ ...other, replaces: true }, of)).toEqual({});
    expect(callBody(other, of).promise?.replaces).toBe(buildPromise().id);
    expect(checkCall({ ...other, result: 'REACHED' }, of)).toEqual({});
  });

  it('with somebody else has their results, and asks for a word', () => {
    const other = draft(spokeTo(draft({ result: 'PROMISED' }), 'OTHER'));
    expect(other.result).toBe('NOT_REACHED');
    expect(Object.keys(checkCall(other, basis))).toEqual(['outside_rule']);
    expect(callBody({ ...other, outside_rule: true }, basis).outside_rule).toBe(true);
    // Said, and then it was the borrower after all.
    expect(callBody({ ...other, outside_rule: true, spoke_to: 'BORROWER' }, basis).outside_rule).toBe(false);
  });

  it('outside the hours names a consent that holds, or asks for a word', () => {
    const late = buildCallBasis({ outside: 'HOURS' });
    expect(Object.keys(checkCall(draft({}, late), late))).toEqual(['outside_rule']);
    const allowed = { ...late, consents: [{ id: 4, words: 'Malam', until: '2026-12-31' }] };
    expect(checkCall(draft({}, allowed), allowed)).toEqual({});
    expect(callBody(draft({}, allowed), allowed)).toMatchObject({ consent_id: 4, outside_rule: false });
  });
});
