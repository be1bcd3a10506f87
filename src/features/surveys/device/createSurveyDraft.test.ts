import { expect, it } from 'vitest';
import { buildKeptSurvey } from '../mocks/buildKeptSurvey';
import { emptyDisk, memorySurveyStore } from '../mocks/memorySurveyStore';
import { createSurveyDraft } from './createSurveyDraft';

const refusal = {
  message: 'Isian belum benar.',
  fields: {
    'findings.note': 'Terlalu panjang.',
    visited_at: 'Periksa jam ponsel.',
    no_position: 'Terlalu pendek.',
    photos: 'Foto tidak dapat dibaca.',
  },
  moved: false,
  at: '2026-11-20T03:00:00.000Z',
};
const PLACE = { latitude: -6.2, longitude: 106.8, accuracy: 12 };
const PHOTO = { id: 'p1', name: 'rumah.jpg', bytes: 3 };

function refusedDraft() {
  const survey = buildKeptSurvey({ step: 'refused', refusal, photos: [PHOTO] });
  return createSurveyDraft(survey, memorySurveyStore(emptyDisk()), (file) => Promise.resolve(file));
}
type Draft = ReturnType<typeof refusedDraft>;

it.each<[string, (draft: Draft) => unknown, string]>([
  ['what was found', (draft) => draft.find({ note: 'Pendek' }), 'findings.note'],
  ['the time', (draft) => draft.change({ visitedAt: '2026-11-20T04:00:00.000Z' }), 'visited_at'],
  ['why there is no position', (draft) => draft.change({ noPosition: 'Sinyal hilang' }), 'no_position'],
  ['the position', (draft) => draft.change({ position: PLACE }), 'no_position'],
  ['a photo', (draft) => draft.removePhoto(PHOTO.id), 'photos'],
])('a change of %s takes away what the server said of it, and nothing else', async (_name, change, path) => {
  const draft = refusedDraft();
  await change(draft);
  const left = draft.state().record.refusal;
  expect(left?.message).toBe(refusal.message);
  expect(Object.keys(left?.fields ?? {})).toEqual(Object.keys(refusal.fields).filter((one) => one !== path));
});

it('what was chosen already changes nothing of what the server said', () => {
  const draft = refusedDraft();
  const { findings, noPosition, visitedAt } = draft.state().record;
  draft.find({ note: findings.note });
  draft.change({ noPosition, visitedAt });
  expect(draft.state().record.refusal).toEqual(refusal);
});

it('a photo that does not fit on the device changes nothing of what the server said', async () => {
  const survey = buildKeptSurvey({ step: 'refused', refusal, photos: [PHOTO] });
  const disk = { ...emptyDisk(), full: true };
  const small = new Blob(['kecil'], { type: 'image/jpeg' });
  const draft = createSurveyDraft(survey, memorySurveyStore(disk), () => Promise.resolve(small));
  await draft.addPhotos([new File(['besar'], 'rumah.jpg')]);
  expect(draft.state()).toMatchObject({ record: { refusal, photos: [PHOTO] }, problem: { kind: 'full' } });
});
