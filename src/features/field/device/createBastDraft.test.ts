import { expect, it } from 'vitest';
import { finishedBast } from '../domain/bastRules';
import { buildBast } from '../mocks/buildBast';
import { createBastDraft } from './createBastDraft';
import { SIGNATURES } from './KeptBast';

it('what is signed anew has the time of that signature', async () => {
  const first = finishedBast(buildBast(), new Date('2026-11-20T07:20:00.000Z'), 5);
  const again = new Date('2026-11-21T03:00:00.000Z');
  const draft = createBastDraft({ ...first, step: 'refused' }, (file) => Promise.resolve(file));
  draft.change({ condition: 'Lecet di bodi kanan' });
  expect(finishedBast(draft.state().record, again, 9)).toMatchObject({ at: first.at, clockDifference: 5 });
  await draft.putPicture(SIGNATURES.giver, new Blob(['png'], { type: 'image/png' }));
  expect(finishedBast(draft.state().record, again, 9)).toMatchObject({
    ...{ at: again.toISOString(), clockDifference: 9 },
  });
});
