import { sendSurvey } from '@/lib/contract/surveys';
import { call } from '@/lib/http/request';
import { loadCode } from '@/lib/lazy/loadCode';
import type { SurveyCalls } from '../device/surveySender';

/** The calls of the queue in one person's name, whoever has signed in meanwhile. */
export const surveyCalls = (credential: string): SurveyCalls => ({
  photo: async (survey, photo, content, hears) => {
    // Only who sends a photo needs what hashes it.
    const { sendFile } = await loadCode(() => import('@/lib/files/sendFile'));
    const file = new Blob([content.bytes], { type: content.type });
    const kept = await sendFile(
      { slot: `survei ${survey.id} ${photo.id}`, kind: 'PHOTO', name: photo.name, content: file },
      // The queue tries again, lane by lane; what the server has of a photo is not sent twice.
      { ...hears, credential, onProgress: () => undefined, once: true },
    );
    return kept.id;
  },
  // Without a key of its own: the visit's id is one, and holds for longer.
  survey: (registrationId, body, signal) =>
    call(sendSurvey, {
      params: { id: String(registrationId) },
      body,
      credential,
      signal,
    }),
});
