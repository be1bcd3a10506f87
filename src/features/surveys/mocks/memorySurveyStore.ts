import { createListeners } from '@/lib/store/createListeners';
import type { KeptSurvey, SurveyFacts } from '../device/KeptSurvey';
import { SurveyStoreError, type PhotoContent, type SurveyStore } from '../device/SurveyStore';

/** What is on a device, beyond any page that looks at it. */
export interface Disk {
  surveys: Map<string, KeptSurvey>;
  photos: Map<string, PhotoContent>;
  facts: Map<string, SurveyFacts & { owner: string }>;
  /** No room for another photo. */
  full: boolean;
}

export const emptyDisk = (): Disk => ({
  ...{ surveys: new Map(), photos: new Map(), facts: new Map(), full: false },
});

/** A store on such a disk. `isGone`: the page was closed, so nothing that it still wanted happens. */
export function memorySurveyStore(disk: Disk, isGone: () => boolean = () => false): SurveyStore {
  const { subscribe, tell } = createListeners();
  const photoKey = (owner: string, surveyId: string, photoId: string) => [owner, surveyId, photoId].join('/');
  const surveyKey = ({ owner, id }: Pick<KeptSurvey, 'owner' | 'id'>) => [owner, id].join('/');

  /** Later, as a disk answers; never once the page is gone. */
  async function later<T>(act: () => T): Promise<T> {
    await Promise.resolve();
    if (isGone()) return new Promise(() => undefined);
    return act();
  }
  const write = async (act: () => void) => {
    await later(act);
    tell();
  };
  const edit = (survey: KeptSurvey, more: () => void = () => undefined) =>
    write(() => {
      const had = disk.surveys.get(surveyKey(survey));
      if (had?.step === 'waiting' || had?.step === 'sent') throw new SurveyStoreError('elsewhere');
      more();
      disk.surveys.set(surveyKey(survey), survey);
    });
  const dropPhotos = ({ owner, id }: KeptSurvey) => {
    for (const key of [...disk.photos.keys()]) if (key.startsWith(`${owner}/${id}/`)) disk.photos.delete(key);
  };

  return {
    list: (owner) =>
      later(() =>
        [...disk.surveys.values()]
          .filter((survey) => survey.owner === owner)
          .sort((a, b) => a.visitedAt.localeCompare(b.visitedAt)),
      ),
    put: (survey) => edit(survey),
    putPhoto: (survey, photoId, content) =>
      edit(survey, () => {
        if (disk.full) throw new SurveyStoreError('full');
        disk.photos.set(photoKey(survey.owner, survey.id, photoId), content);
      }),
    removePhoto: (survey, photoId) =>
      edit(survey, () => void disk.photos.delete(photoKey(survey.owner, survey.id, photoId))),
    refuse: (survey, refusal) =>
      write(() => {
        const had = disk.surveys.get(surveyKey(survey));
        if (had?.step === 'waiting')
          disk.surveys.set(surveyKey(survey), { ...had, step: 'refused', refusal });
      }),
    photo: (owner, surveyId, photoId) =>
      later(() => disk.photos.get(photoKey(owner, surveyId, photoId)) ?? null),
    settle: (survey) =>
      write(() => {
        dropPhotos(survey);
        disk.surveys.set(surveyKey(survey), { ...survey, photos: [] });
      }),
    remove: (survey) =>
      write(() => {
        dropPhotos(survey);
        disk.surveys.delete(surveyKey(survey));
      }),
    listFacts: (owner) => later(() => [...disk.facts.values()].filter((facts) => facts.owner === owner)),
    putFacts: (owner, facts) =>
      write(() => void disk.facts.set(`${owner}/${facts.registrationId}`, { ...facts, owner })),
    removeFacts: (owner, registrationId) => write(() => void disk.facts.delete(`${owner}/${registrationId}`)),
    subscribe,
  };
}
