import { expect, it } from 'vitest';
import { buildBatch, buildRows } from '../mocks/buildImport';
import { statusLabelOf } from './importText';

const rows = buildRows();
const posted = rows.map((row) => ({ ...row, state: 'POSTED' as const }));
const labelOf = (...args: Parameters<typeof buildBatch>) => statusLabelOf(buildBatch(...args)).label;

it('a statement is posted in part while rows of it still wait for somebody', () => {
  const part = [...posted.slice(0, 2), ...rows.slice(2)];
  expect(labelOf({ status: 'POSTED' }, part)).toBe('Sebagian terposting');
  expect(labelOf({ status: 'POSTING' }, part)).toBe('Sebagian terposting');
  expect(labelOf({ status: 'POSTING' }, rows)).toBe('Posting belum selesai');
  expect(labelOf({ status: 'POSTED' }, posted)).toBe('Terposting');
  expect(labelOf({ status: 'OPEN' }, rows)).toBe('Siap diposting');
  expect(labelOf({ status: 'UNDONE' }, part)).toBe('Dibatalkan');
});
