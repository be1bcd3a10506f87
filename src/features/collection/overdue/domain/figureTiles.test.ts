import { describe, expect, it } from 'vitest';
import { bucketLabel } from '@/lib/labels/bucketLabel';
import { buildFigures } from '../mocks/buildOverdue';
import { figureTiles, narrowedBy, pressedTile } from './figureTiles';
import { OVERDUE } from './overdueList';

const start = OVERDUE.startFor(null);

describe('the figures as tiles', () => {
  it('lead each to the rows that it counts, and show that it is pressed', () => {
    const tiles = figureTiles(buildFigures(), start);
    expect(tiles.length).toBeGreaterThan(10);
    for (const { key } of tiles) {
      expect(pressedTile({ ...start, ...narrowedBy(key, start) }), key).toBe(key);
    }
  });

  it('free what another tile narrowed, and keep who and where was chosen', () => {
    const chosen = { ...start, region: '3174', collector: 7 };
    expect(narrowedBy('8-15', chosen)).toEqual({ due: 'all', bucket: '8-15', region: '3174', collector: 7 });
    const nobody = { ...start, ...narrowedBy('no-collector', chosen) };
    expect(nobody).toMatchObject({ due: 'all', bucket: 'all', region: '3174', collector: 'none' });
    expect(narrowedBy('late', nobody)).toMatchObject({ due: 'late', collector: 'all' });
  });

  it('keep a bucket of an old address in sight, empty', () => {
    const tiles = figureTiles(buildFigures(), { ...start, bucket: '3-4' });
    expect(tiles.find(({ key }) => key === '3-4')).toMatchObject({ label: '3–4 hari', rows: 0, amount: 0 });
  });

  it('are called by their days', () => {
    expect(['0-0', '0-7', '8-15', '121-', '0-', 'repossessed'].map(bucketLabel)).toEqual([
      'Tidak terlambat',
      '0–7 hari',
      '8–15 hari',
      '121 hari ke atas',
      'Semua hari',
      'Unit ditarik',
    ]);
  });
});
