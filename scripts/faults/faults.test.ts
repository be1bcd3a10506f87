import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULTS } from './faults';

/** Id and title of each row of the tables of docs/faults.md. */
const told = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, title, tried, after] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const name = /^`([a-z-]+)`$/.exec(id ?? '')?.[1];
    return name === undefined ? [] : [{ id: name, title, tried: tried ?? '', after: after ?? '' }];
  });

it('docs/faults.md lists the faults that are tried, in their order, and no others', () => {
  expect(told.map(({ id, title }) => ({ id, title }))).toEqual(
    FAULTS.map(({ id, title }) => ({ id, title })),
  );
});

it('docs/faults.md says of each how it is tried and what must be so', () => {
  expect(told.filter(({ tried, after }) => tried.length < 15 || after.length < 10)).toEqual([]);
});

it('no two faults have one name', () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
});
