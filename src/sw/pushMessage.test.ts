import { describe, expect, it } from 'vitest';
import { readPush } from './pushMessage';

const ORIGIN = 'https://angsur.test';

describe('readPush', () => {
  it('shows a Firebase notification and opens its link', () => {
    const push = {
      notification: { title: 'Nota baru', body: 'JKT/2611/00001' },
      fcmOptions: { link: 'https://angsur.test/credit/7?x=1' },
    };
    expect(readPush(push, ORIGIN)).toEqual({
      title: 'Nota baru',
      body: 'JKT/2611/00001',
      tag: undefined,
      path: '/credit/7?x=1',
    });
  });

  it('a decision on a receipt opens the receipt', () => {
    const push = { data: { id: 5, title: 'Nota disetujui', source: 'credit', link: '42' } };
    expect(readPush(push, 'https://app.test')?.path).toBe('/credit/42');
  });

  it('an approval opens the customer (SPEC 3)', () => {
    const push = { data: { id: 4, title: 'Persetujuan', message: 'Nota', source: 'approval', link: '12/3' } };
    expect(readPush(push, ORIGIN)).toMatchObject({
      title: 'Persetujuan',
      tag: '4',
      path: '/customer/12%2F3',
    });
  });

  it('an approval about a receipt without a form opens what leads to it', () => {
    const push = {
      data: { id: 4, title: 'Persetujuan', message: 'Nota', source: 'approval', link: 'nota-42' },
    };
    expect(readPush(push, ORIGIN)?.path).toBe('/customer/nota-42');
  });

  it('never opens a foreign address', () => {
    for (const link of ['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', 'http://[']) {
      expect(readPush({ notification: { title: 'x' }, fcmOptions: { link } }, ORIGIN)?.path).toBe('/');
    }
  });

  it('says nothing when there is nothing to say', () => {
    for (const payload of [null, undefined, 5, 'text', [], {}, { data: { id: 1 } }, { notification: null }]) {
      expect(readPush(payload, ORIGIN)).toBeNull();
    }
  });
});
