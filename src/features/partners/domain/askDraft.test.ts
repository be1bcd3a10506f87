import { describe, expect, it } from 'vitest';
import { buildPartner, TERMS } from '../mocks/buildPartner';
import { draftOf, rateText, readAsk, readRate, refusedAsk, type AskDraft } from './askDraft';

const draft = { ...draftOf(buildPartner()), reason: 'Sesuai perjanjian' };

describe('a rate', () => {
  it.each([
    ['7,5', 750],
    ['15', 1500],
    ['0,25', 25],
    ['7.5', 750],
    ['', null],
    ['7,555', null],
    ['tujuh', null],
  ])('%s is read as %s', (text, value) => {
    expect(readRate(text)).toBe(value);
    if (value !== null) expect(readRate(rateText(value))).toBe(value);
  });
});

describe('what is asked for', () => {
  it('begins as what is in force', () => {
    expect(readAsk('SCHEME', draft).ask).toEqual({ kind: 'SCHEME', scheme: TERMS });
    expect(readAsk('ACCOUNT', draft).ask).toMatchObject({ account: { bank: 'BCA', number: '5220917345' } });
  });

  it('says by field what is wrong, and asks for a reason', () => {
    const wrong = { ...draft, bank: '', number: '12', holder: 'a', reason: '' };
    expect(Object.keys(readAsk('ACCOUNT', wrong).errors).toSorted()).toEqual([
      'bank',
      'holder',
      'number',
      'reason',
    ]);
    const lines = {
      1: { basis: 'PER_MILLE', amount: null, rate: '201' },
      2: { basis: 'FIXED', amount: null, rate: '' },
    } as const;
    expect(Object.keys(readAsk('SCHEME', { ...draft, lines, days: '0' }).errors)).toEqual([
      'line.1',
      'line.2',
      'days',
    ]);
    expect(Object.keys(readAsk('SCHEME', { ...draft, lines: {} }).errors)).toEqual(['lines']);
  });
});

describe('what the server does not take', () => {
  const two = {
    1: { basis: 'PER_MILLE', amount: null, rate: '8' },
    2: { basis: 'FIXED', amount: 250_000, rate: '' },
  } as const;

  it.each([
    ['ACCOUNT', 'reason', 'reason'],
    ['ACCOUNT', 'ask.account.number', 'number'],
    ['SCHEME', 'ask.scheme.lines.1.contract_type_id', 'line.2'],
    ['SCHEME', 'ask.scheme.lines', 'lines'],
    ['SCHEME', 'ask.scheme.back_after_days', 'days'],
  ] as const)('of %s at %s stands at %s', (kind, path, field) => {
    const typed = { ...draft, lines: two };
    expect(refusedAsk(kind, { [path]: 'Tidak.' }, typed, typed)).toEqual({ [field]: 'Tidak.' });
  });

  it('stands as long as its own line is as it was sent', () => {
    const typed = { ...draft, lines: two };
    const refused = (lines: AskDraft['lines']) =>
      refusedAsk('SCHEME', { 'ask.scheme.lines.0.value': 'Tidak.' }, typed, { ...typed, lines });
    expect(refused({ ...two, 1: { ...two[1], rate: '8,5' } })).toEqual({});
    expect(refused({ ...two, 2: { ...two[2], amount: 1 } })).toEqual({ 'line.1': 'Tidak.' });
    expect(refused({ ...two, 1: { ...two[1] } })).toEqual({ 'line.1': 'Tidak.' });
  });
});
