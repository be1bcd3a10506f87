import { describe, expect, it } from 'vitest';
import { typedPhone } from './typedPhone';

describe('a field for one number', () => {
  it.each([
    ['0841-5550-', '0841-5550-'],
    ['\u202a+62\u00a0841\u20115550\u20112556\u202c', '+62 841-5550-2556'],
    ['0841.5550x', '08415550'],
  ])('takes %j as it is typed', (text, value) => {
    expect(typedPhone(text)).toEqual({ value, others: [] });
  });

  it.each([
    '0841-5550-2556 / 0812-3456-7890',
    '0841-5550-2556 0812-3456-7890',
    '0841-5550-2556, wa: 0812-3456-7890',
  ])('takes the first of two, and names the second: %s', (text) => {
    expect(typedPhone(text)).toEqual({ value: '0841-5550-2556', others: ['0812-3456-7890'] });
  });

  it('takes nothing of two that hang together, and never cuts', () => {
    expect(typedPhone('0841555025560812345678')).toEqual({ value: null, others: [] });
  });
});
