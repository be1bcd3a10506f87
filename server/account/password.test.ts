import { expect, it } from 'vitest';
import { hashPassword, passwordFits } from './password';

it('costs 19 MiB and two rounds to try', async () => {
  const hash = await hashPassword('angsur-demo');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordFits(hash, 'angsur-demo')).toBe(true);
  expect(await passwordFits(hash, 'angsur-Demo')).toBe(false);
  expect(await passwordFits(null, 'angsur-demo')).toBe(false);
});
