import { describe, expect, it } from 'vitest';
import { actionChange, actionOptions, chosenAction, exportText } from './logChoices';
import { activeFilters, exportQuery, listQuery, LOG_CODEC, START } from './logState';

const read = (address: string) => LOG_CODEC.read(new URLSearchParams(address), START);

describe('the log in its address', () => {
  it('is one record, as pages of records link to it', () => {
    const state = read('type=staff&record=12');
    expect(listQuery(state)).toEqual({ type: 'staff', record: '12' });
    expect(activeFilters(state)).toEqual({ first: 0, more: 2 });
  });

  it('takes what makes no sense for the start', () => {
    expect(read('person=x&group=nonsense&from=2026-02-30&before=-1')).toEqual(START);
  });

  it('asks for all filters, and for a record only with its kind', () => {
    const state = read(
      'search=nota&person=3&action=SIGNED_IN&from=2026-11-01&to=2026-11-20&ip=10.0.0.1&record=12&before=9',
    );
    const { before, ...filters } = listQuery(state);
    expect(before).toBe(9);
    expect(filters).toEqual({
      search: 'nota',
      person: 3,
      action: 'SIGNED_IN',
      from: '2026-11-01',
      to: '2026-11-20',
      ip: '10.0.0.1',
    });
    expect(exportQuery(state)).toEqual(filters);
  });
});

describe('the choice of what was done', () => {
  it.each(['', 'group:refused', 'SIGNED_IN', 'LATER_ACTION'])('%s is what it was', (value) => {
    const state = { ...START, ...actionChange(value) };
    expect(chosenAction(state)).toBe(value);
    expect(actionOptions(state).map((option) => option.value)).toContain(value);
  });

  it('is said in words above an export', () => {
    expect(
      exportText({ ...START, ...actionChange('group:refused'), person: 3, type: 'credit', record: '42' }, []),
    ).toEqual(['Orang no. 3', 'Penolakan dan kegagalan', 'Nota 42']);
  });
});
