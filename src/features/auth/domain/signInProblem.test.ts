import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/http/ApiError';
import { refusesPassword, signInProblem } from './signInProblem';

const refused = (status: number, over = {}) => new ApiError({ kind: 'refused', status, ...over });

describe('signInProblem', () => {
  it('says what the server said about a wrong password, and what to do', () => {
    const problem = signInProblem(refused(401, { message: 'Nama pengguna atau kata sandi salah.' }));
    expect(problem.title).toBe('Nama pengguna atau kata sandi salah.');
    expect(problem.text).toContain('ketik ulang kata sandi');
  });

  it('promises a countdown only where there is one', () => {
    expect(signInProblem(refused(429, { retryAfter: 900 })).text).toContain('hitungan mundur');
    expect(signInProblem(refused(429)).text).not.toContain('hitungan mundur');
  });

  it.each([
    new ApiError({ kind: 'offline', status: 0 }),
    new ApiError({ kind: 'timeout', status: 0 }),
    new ApiError({ kind: 'unreadable', status: 200 }),
    refused(503, { message: 'Kode masuk tidak dapat dikirim.' }),
    new Error('boom'),
  ])('says that what was typed is kept: %s', (error) => {
    expect(signInProblem(error).text).toContain('Yang Anda ketik tetap ada');
    expect(refusesPassword(error)).toBe(false);
  });

  it('has words for a host without sign-in', () => {
    expect(signInProblem(refused(404, { message: 'Data tidak ditemukan.' })).title).toBe('Belum bisa masuk');
  });

  it('drops the password only when it was refused', () => {
    expect(refusesPassword(refused(401))).toBe(true);
    expect(refusesPassword(refused(429))).toBe(false);
  });
});
