import { describe, expect, it } from 'vitest';
import { chosenColumns, isShownAt, movedColumn } from './columnChoice';
import type { Column } from './DataTable.types';

const column = (key: string, hideBelow?: Column<never>['hideBelow']): Column<never> => ({
  key,
  header: key,
  cell: () => null,
  ...(hideBelow !== undefined && { hideBelow }),
});
const COLUMNS = [column('a'), column('b', 944), column('c', 1152), column('d', 768)];
const keys = (columns: readonly Column<never>[]) => columns.map(({ key }) => key).join('');

describe('chosen columns', () => {
  it('are the list’s own until somebody chose', () => {
    expect(chosenColumns(COLUMNS, null)).toBe(COLUMNS);
  });

  it('begin with the first, keep their order, are never hidden, and forget what the list lost', () => {
    const chosen = chosenColumns(COLUMNS, ['d', 'gone', 'b', 'a']);
    expect(keys(chosen)).toBe('adb');
    expect(chosen.every(({ hideBelow }) => !hideBelow)).toBe(true);
    expect(keys(chosenColumns(COLUMNS, []))).toBe('a');
  });

  it('are hidden by the table’s width', () => {
    const shown = (width: number) => keys(COLUMNS.filter((one) => isShownAt(one, width)));
    expect([1152, 1151, 944, 943, 768, 767].map(shown)).toEqual(['abcd', 'abd', 'abd', 'ad', 'ad', 'a']);
  });

  it('move by one place and stay at the ends', () => {
    expect(movedColumn(['b', 'c', 'd'], 'd', -1)).toEqual(['b', 'd', 'c']);
    expect(movedColumn(['b', 'c'], 'b', -1)).toEqual(['b', 'c']);
    expect(movedColumn(['b', 'c'], 'c', 1)).toEqual(['b', 'c']);
    expect(movedColumn(['b', 'c'], 'x', 1)).toEqual(['b', 'c']);
  });
});
