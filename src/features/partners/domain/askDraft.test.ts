import { describe, expect, it } from 'vitest';
import { buildPartner, TERMS } from '../mocks/buildPartner';
import { draftOf, rateText, readAsk, readRate } from './askDraft';

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
