import { expect, it } from 'vitest';
import type { ComparedFigure } from '@/lib/contract/monitoring';
import { beforeText } from './figureText';

it('says how it moved since the same day of last month', () => {
  const late = { figure: 'late', slice: null, count: 12, amount: 186_450_000, whole: null } as const;
  const was = (amount: number): ComparedFigure => ({ ...late, before: { count: 9, amount, whole: null } });
  expect(beforeText(was(186_000_000), '2026-10-28')).toBe('28 Okt Rp186.000.000, naik Rp450.000');
  expect(beforeText(was(187_450_000), '2026-10-28')).toBe('28 Okt Rp187.450.000, turun Rp1.000.000');
  expect(beforeText(was(186_450_000), '2026-10-28')).toBe('28 Okt Rp186.450.000, tetap');
  expect(beforeText({ ...late, before: null }, '2026-10-28')).toBe('Belum ada angka 28 Okt');
});
