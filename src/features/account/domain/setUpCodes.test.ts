import { expect, it } from 'vitest';
import { checkSetUpCodes } from './setUpCodes';

it('says which of the two codes is not whole', () => {
  expect(checkSetUpCodes({ code: '12345', sent_code: '' })).toEqual({
    code: 'Isi 6 angka dari aplikasi.',
    sent_code: 'Isi 6 angka yang dikirim.',
  });
  expect(checkSetUpCodes({ code: '123456', sent_code: '654321' })).toEqual({});
});
