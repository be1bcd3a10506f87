import { describe, expect, it } from 'vitest';
import { EMPTY_STATE, INSTALMENT_ADDRESS } from './instalmentState';

const read = (search: string) => INSTALMENT_ADDRESS.read(new URLSearchParams(search), EMPTY_STATE);

describe('the address of Tabel Angsuran', () => {
  it('is bare at the start', () => {
    expect(read('')).toEqual(EMPTY_STATE);
    expect(INSTALMENT_ADDRESS.write(EMPTY_STATE, EMPTY_STATE).toString()).toBe('');
  });

  it('carries everything that was chosen', () => {
    const state = {
      calculation: 'R4-ANUITAS',
      from: 'otr' as const,
      principal: 90_000_000,
      otr: 150_000_000,
      downPayment: 0,
      tenors: '12, 24',
      tenor: 24,
      date: '2026-11-20',
      dueDay: 5,
      inAdvance: true,
    };
    expect(INSTALMENT_ADDRESS.read(INSTALMENT_ADDRESS.write(state, EMPTY_STATE), EMPTY_STATE)).toEqual(state);
  });

  it('takes nonsense for the default', () => {
    expect(
      read(
        'principal=-5&otr=1e9&down_payment=99999999999999999&date=2026-13-01&from=x&tenor=1.5&due_day=29&in_advance=ya',
      ),
    ).toEqual(EMPTY_STATE);
  });
});
