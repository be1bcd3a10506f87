import { describe, expect, it } from 'vitest';
import { readRecoveryCode, readSecondFactor } from '@/lib/contract/recoveryCode';
import { checkProof } from './proofForm';

describe('what proves an owner', () => {
  it('is a password, and a code where one is asked for', () => {
    expect(checkProof({ password: '', code: '' }, false)).toEqual({ password: 'Isi kata sandi.' });
    expect(checkProof({ password: 'x', code: '12345' }, true)).toEqual({
      code: 'Isi 6 angka dari aplikasi, atau satu kode pemulihan.',
    });
    expect(checkProof({ password: 'x', code: '123 456' }, true)).toEqual({});
    expect(checkProof({ password: 'x'.repeat(201), code: '' }, false)).toEqual({
      password: 'Kata sandi salah.',
    });
  });

  it('reads codes however they were typed', () => {
    expect(readSecondFactor(' 123-456 ')).toBe('123456');
    expect(readRecoveryCode('K3MF 9XQE7hrt-w2ap')).toBe('k3mf-9xqe-7hrt-w2ap');
    for (const none of [
      '',
      '123456',
      'k3mf-9xqe-7hrt',
      'k3mf-9xqe-7hrt-w2ap-x',
      'l3mf-9xqe-7hrt-w2ap',
      '0'.repeat(16),
    ])
      expect(readRecoveryCode(none)).toBeNull();
  });
});
