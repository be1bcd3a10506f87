import { expect, it } from 'vitest';
import { deathBodySchema } from '@/lib/contract/deaths';
import { buildDeath } from '../mocks/buildCollecting';
import { checkDeath, deathBody, deathChanges, deathDraft } from './deathDraft';

it('asks for all that is needed to speak to the heir, and for the paper', () => {
  expect(Object.keys(checkDeath(deathDraft(null))).toSorted()).toEqual([
    ...['died_on', 'file_id', 'heir.address', 'heir.name', 'heir.phone', 'heir.relation'],
  ]);
  expect(checkDeath(deathDraft(buildDeath()))).toEqual({});
  expect(Object.keys(checkDeath({ ...deathDraft(buildDeath()), phone: '0812' }))).toEqual(['heir.phone']);
});

it('names the record that it takes the place of', () => {
  const death = buildDeath();
  const body = deathBody(deathDraft(death), death);
  expect(deathBodySchema.parse(body)).toEqual(body);
  expect(body).toMatchObject({ replaces: death.id, file_id: death.file.id, heir: death.heir });
  expect(deathBody(deathDraft(death), null).replaces).toBeNull();
});

it('tells what somebody else changed', () => {
  const death = buildDeath();
  const now = buildDeath({ heir: { ...death.heir, phone: '081200000000' } });
  expect(deathChanges(death, now)).toEqual([
    { label: 'Telepon', before: death.heir.phone, after: '081200000000' },
  ]);
});
