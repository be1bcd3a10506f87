import { expect, it } from 'vitest';
import { buildBlock } from '../mocks/buildTts';
import { buildPaidVisit } from '../mocks/buildKeptVisit';
import { isOver } from './isOver';

const visit = buildPaidVisit({ step: 'sent' });
const { block, nth } = visit.tts!;
const later = (used: number[], id = block) => ({ day: '2026-11-21', blocks: [buildBlock({ id, used })] });

it('is, where it was sent on an earlier day and its number is known as used', () => {
  expect(isOver(visit, later([nth]))).toBe(true);
  expect(isOver(visit, later([], 'another'))).toBe(true);
  expect(isOver({ ...visit, tts: null }, later([]))).toBe(true);
});

it('is not, while its number could be given once more', () => {
  expect(isOver(visit, later([]))).toBe(false);
});

it('is not on its own day, nor before the server has said that it has it', () => {
  expect(isOver(visit, { ...later([nth]), day: '2026-11-20' })).toBe(false);
  for (const step of ['draft', 'waiting', 'refused'] as const)
    expect(isOver({ ...visit, step }, later([nth]))).toBe(false);
});
