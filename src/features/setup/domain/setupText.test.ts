import { describe, expect, it } from 'vitest';
import { SETUP_STEPS } from '@/lib/contract/companySetup';
import { buildSetup } from '../mocks/buildSetup';
import { isOffered, nextStep, progressOf, workText } from './setupText';

describe('how far a set-up is', () => {
  it('counts what is done and what was passed over', () => {
    expect(progressOf(buildSetup()).text).toBe('1 dari 7 langkah selesai');
    const skipped = buildSetup({ skipped: ['FINANCE'] });
    expect(progressOf(skipped).text).toBe('1 dari 7 langkah selesai, 1 dilewati');
    expect(nextStep(skipped)).toBe('COMPANY');
    expect(nextStep(buildSetup({ done: SETUP_STEPS }))).toBeNull();
  });

  it('is offered to who may change it, until it is finished or the company works', () => {
    expect(isOffered(buildSetup())).toBe(true);
    expect(isOffered({ ...buildSetup(), may_change: false })).toBe(false);
    expect(isOffered({ ...buildSetup(), at_work: true })).toBe(false);
    expect(isOffered({ ...buildSetup(), finished: { at: '2026-11-20T03:00:00.000Z', by: null } })).toBe(
      false,
    );
  });
});

describe('who does a part of the work', () => {
  it('is said with what is in the way', () => {
    const part = { work: 'APPROVE', people: 0, invited: 0, ready: false } as const;
    expect(workText(part)).toBe('Belum ada; biasanya Penyetuju');
    expect(workText({ ...part, people: 1 })).toBe('Perlu orang lain daripada yang mengisi form');
    expect(workText({ ...part, people: 2, invited: 1, ready: true })).toBe(
      '2 orang, 1 belum membuat kata sandi',
    );
    expect(workText({ ...part, people: 2, ready: true })).toBe('2 orang');
  });
});
