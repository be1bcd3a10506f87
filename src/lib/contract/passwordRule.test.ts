import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX, passwordFault } from './passwordRule';

const EKA = { username: 'kasir.jkt', name: 'Eka Pratiwi' };
const fault = (password: string) => passwordFault(password, EKA);

describe('a new password', () => {
  it.each([
    'kuda lumping makan beling',
    'payung-biru-tujuh-gelas',
    'xk29fj20slq1',
    'Hujan deras di pasar pagi',
    'angsur itu lambat sekali pulangnya',
    '🐎🐎 gerobak sate padang',
  ])('may be %s', (password) => {
    expect(fault(password)).toBeNull();
  });

  it('has at least 12 characters, counted as people count them', () => {
    expect(fault('gerobaksate')).toBe('Isi paling sedikit 12 karakter.');
    expect(fault('🐎'.repeat(11))).toBe('Isi paling sedikit 12 karakter.');
    expect(fault('gelas piring '.repeat(20).slice(0, PASSWORD_MAX + 1))).toBe(
      'Isi paling banyak 200 karakter.',
    );
  });

  it.each([
    'password1234',
    'P@ssw0rd2026!',
    'angsur-demo-2026',
    '4ngsur-D3mo-2026',
    'KataSandi!!2026',
    'bismillah123',
    'Sayangku-1234',
    'qwertyuiop12',
    'november2026',
    '081234567890',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'kopikopikopi',
    '            ',
  ])('may not be guessed: %s', (password) => {
    expect(fault(password)).toMatch(/^Terlalu mudah ditebak/);
  });

  it.each(['kasir.jkt.2026', 'EkaPratiwi1990', 'pratiwi-pratiwi', '3k4pr4tiwi!!!'])(
    'may not be made of one’s own name: %s',
    (password) => {
      expect(fault(password)).toMatch(/^Terlalu mirip nama Anda/);
    },
  );

  it('is judged the same however long the name', () => {
    expect(passwordFault('kuda lumping makan beling', { username: '', name: '' })).toBeNull();
  });
});
