import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/http/ApiError';
import { codeOutcome, resendOutcome } from './codeProblem';

const refused = (status: number, over = {}) => new ApiError({ kind: 'refused', status, ...over });

describe('codeOutcome', () => {
  it('says how many tries are left, as the server counts them', () => {
    const fields = { code: 'Kode salah. Sisa 3 percobaan.' };
    expect(codeOutcome(refused(422, { fields, message: 'Kode salah.' }))).toEqual({
      kind: 'wrong',
      message: fields.code,
    });
  });

  it('works with a server that does not count', () => {
    expect(codeOutcome(refused(422, { message: 'Kode salah.' }))).toEqual({
      kind: 'wrong',
      message: 'Kode salah.',
    });
  });

  it('ends the sign-in when the code has expired', () => {
    expect(codeOutcome(refused(410))).toEqual({ kind: 'over' });
  });

  it('keeps the code when nothing answered', () => {
    const outcome = codeOutcome(new ApiError({ kind: 'offline', status: 0 }));
    expect(outcome).toMatchObject({ kind: 'problem', problem: { title: 'Tidak tersambung ke server' } });
  });
});

describe('resendOutcome', () => {
  it('turns Retry-After into a wait', () => {
    expect(resendOutcome(refused(429, { retryAfter: 12 }))).toEqual({ kind: 'wait', seconds: 12 });
  });

  it('says why when no wait will help', () => {
    const outcome = resendOutcome(refused(429, { message: 'Kode sudah terlalu sering dikirim.' }));
    expect(outcome).toMatchObject({
      kind: 'problem',
      problem: { text: 'Kode sudah terlalu sering dikirim.' },
    });
  });

  it('ends the sign-in when it has expired', () => {
    expect(resendOutcome(refused(410))).toEqual({ kind: 'over' });
  });
});
