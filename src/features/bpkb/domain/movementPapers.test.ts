import { expect, it } from 'vitest';
import { buildKept, buildMovement } from '../mocks/buildBook';
import { movementPapers } from './movementPapers';

const pdf = (id: number) => buildKept({ id, type: 'application/pdf' });

it('shows once what was prepared and given out, and tells two letters apart', () => {
  const papers = [{ paper: 'RECEIVER_ID' as const, file: buildKept({ id: 1 }) }];
  const found = movementPapers([
    buildMovement({ id: 9, movement: 'HANDED_OVER', papers, files: [buildKept({ id: 2 })] }),
    buildMovement({ id: 8, movement: 'PREPARED', papers }),
    buildMovement({ id: 7, movement: 'LENT', files: [pdf(3)] }),
    buildMovement({ id: 6, movement: 'LENT', files: [pdf(4)], at: '2026-10-01T03:00:00.000Z' }),
  ]);
  expect(found.get(9)?.map(({ label }) => label)).toEqual(['KTP penerima']);
  expect(found.get(8)).toEqual([]);
  expect(found.get(7)?.map(({ label }) => label)).toEqual(['Surat']);
  expect(found.get(6)?.[0]?.label).toMatch(/^Surat, 1 Oktober 2026/);
});
