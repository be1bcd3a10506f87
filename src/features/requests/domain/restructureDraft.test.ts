import { describe, expect, it } from 'vitest';
import { buildRestructureBasis } from '../mocks/buildRestructure';
import { EMPTY_RESTRUCTURE, readRestructure, restructureRefusal } from './restructureDraft';

const basis = buildRestructureBasis({ due_day: 5 });
const draft = { ...EMPTY_RESTRUCTURE, tenor: '12', reason: 'Sakit lama' };

describe('readRestructure', () => {
  it('asks for what it shows, to the rupiah and the day', () => {
    const { plan, ask } = readRestructure(draft, basis);
    expect(ask).toMatchObject({
      as_of: basis.as_of,
      calculation_id: 1,
      tenor: 12,
      due_day: 5,
      principal: plan?.principal,
      instalment: plan?.schedule[0]?.instalment,
      first_due: plan?.schedule[0]?.date_maturity,
    });
    expect(ask?.principal).toBe(basis.carried.total);
  });

  it('begins with the rules and the day of the contract, and follows what is chosen', () => {
    expect(readRestructure(draft, basis)).toMatchObject({ rules: { id: 1 }, dueDay: 5 });
    const chosen = readRestructure({ ...draft, calculationId: 5, dueDay: null }, basis);
    expect(chosen).toMatchObject({ rules: { id: 5 }, dueDay: null, ask: { due_day: null } });
  });

  it('shows the schedule while only the reason is missing, and asks for nothing', () => {
    const reading = readRestructure({ ...draft, reason: '' }, basis);
    expect(reading.plan).not.toBeNull();
    expect(reading.ask).toBeNull();
    expect(reading.errors).toHaveProperty('reason');
  });

  it.each(['', '5', '37', '12,5', '-12', '1e1', 'dua belas'])('takes "%s" for no tenor', (tenor) => {
    expect(readRestructure({ ...draft, tenor }, basis)).toMatchObject({
      plan: null,
      ask: null,
      errors: { tenor: 'Tenornya 6 sampai 36 bulan.' },
    });
  });

  it('asks for nothing where no Perhitungan is offered', () => {
    const empty = { ...basis, calculations: [], calculation_id: null };
    expect(readRestructure(draft, empty)).toMatchObject({ rules: null, plan: null, ask: null });
  });
});

it("leaves the server's words at a field until it is another one", () => {
  const refused = { 'ask.tenor': 'Terlalu panjang.' };
  expect(restructureRefusal(refused, draft, draft)).toEqual({ tenor: 'Terlalu panjang.' });
  expect(restructureRefusal(refused, draft, { ...draft, tenor: '6' })).toEqual({});
});
