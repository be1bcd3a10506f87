import { describe, expect, it } from 'vitest';
import { firstAdministratorSchema } from '@/lib/contract/setup';
import { checkFirst, EMPTY_FIRST, toFirstAdministrator, type FirstDraft } from './firstAdministrator';

const filled: FirstDraft = {
  company: 'Sinar Kredit Nusantara',
  office_code: 'sby',
  office_name: 'Surabaya',
  zone: 'Asia/Jakarta',
  name: 'Dewi Anggraini',
  username: 'Dewi',
  email: 'dewi@sinar.test',
  new_password: 'kuda lumping makan beling',
  repeat: 'kuda lumping makan beling',
};

describe('what the first administrator types', () => {
  it('is taken by the contract once nothing is wrong with it', () => {
    expect(checkFirst(filled, true)).toEqual({});
    const sent = firstAdministratorSchema.parse({ token: 'x', ...toFirstAdministrator(filled, true) });
    expect(sent).toMatchObject({ username: 'dewi', office: { code: 'SBY' } });
  });

  it('is marked field by field', () => {
    expect(Object.keys(checkFirst(EMPTY_FIRST, true)).sort()).toEqual(
      ['company', 'email', 'name', 'new_password', 'office_code', 'office_name', 'username'].sort(),
    );
    expect(checkFirst({ ...filled, email: 'dewi' }, true)).toHaveProperty('email');
    expect(checkFirst({ ...filled, username: 'a b' }, true)).toHaveProperty('username');
    expect(checkFirst({ ...filled, new_password: 'dewi anggraini' }, true)).toHaveProperty('new_password');
  });

  it('asks for no office where there is one', () => {
    const without = { ...filled, office_code: '', office_name: '' };
    expect(checkFirst(without, false)).toEqual({});
    expect(toFirstAdministrator(without, false).office).toBeNull();
  });
});
