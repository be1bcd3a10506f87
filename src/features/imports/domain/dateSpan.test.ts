import { expect, it } from 'vitest';
import { dateSpan } from './dateSpan';

it.each([
  ['2026-11-02', '2026-11-19', '2–19 November 2026'],
  ['2026-10-28', '2026-11-02', '28 Oktober – 2 November 2026'],
  ['2025-12-30', '2026-01-02', '30 Desember 2025 – 2 Januari 2026'],
  ['2026-11-02', '2026-11-02', '2 November 2026'],
  [null, null, ''],
])('%s to %s is %s', (from, to, words) => expect(dateSpan(from, to)).toBe(words));
