import { expect, it } from 'vitest';
import { groupsOf, wholeDiff } from './regionDiff';

const none = { added: [], renamed: [], same: 0, parents_missing: [] };
const rows = ['11', '1101', '110101', '1101012001', '4702', '470201'].map((code) => ({ code, name: code }));

it('puts groups together: what another group brings is not missing, what lies nowhere goes with all in it', () => {
  const diff = wholeDiff({ rows, wrong: [{ line: 9, reason: 'Nama kosong.' }] }, [
    { ...none, added: ['1101', '110101'], same: 1 },
    {
      ...none,
      added: ['1101012001', '4702', '470201'],
      parents_missing: ['110101', '47'],
    },
  ]);
  expect(diff).toMatchObject({
    added: { PROVINCE: 0, AREA: 1, DISTRICT: 1, VILLAGE: 1 },
    same: 1,
    homeless: ['47.02', '47.02.01'],
    wrong: [{ line: 9, reason: 'Nama kosong.' }],
  });
  expect(diff.changing.map(({ code }) => code)).toEqual(['1101', '110101', '1101012001']);
});

it('sends no more in a call than a call takes', () => {
  const many = Array.from({ length: 25_000 }, (_, at) => ({
    code: String(1_000_000_000 + at),
    name: 'Desa',
  }));
  expect(groupsOf(many).map(({ length }) => length)).toEqual([10_000, 10_000, 5000]);
  expect(groupsOf([])).toEqual([]);
});
