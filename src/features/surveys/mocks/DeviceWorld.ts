import type { HttpHandler } from 'msw';
import { listAssignedVisits } from '@/lib/contract/assignedVisits';
import { getRegistration } from '@/lib/contract/registrations';
import { sendSurvey, type SurveyBody } from '@/lib/contract/surveys';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import type { KeptSurvey, SurveyFacts } from '../device/KeptSurvey';
import { surveyStore } from '../device/surveyDevice';
import { drawnHouse } from './drawnHouse';
import { buildVisited } from './buildVisited';

/** A surveyor's device and the server that it sends to, of one story. */
export class DeviceWorld {
  /** Visits that the server has, by id. */
  readonly received = new Map<string, SurveyBody>();
  /** How often a visit was sent. */
  sendings = 0;
  /** Answers instead of taking a visit. */
  refusal: (() => Response) | null = null;

  readonly handlers: HttpHandler[] = [
    mockEndpoint(listAssignedVisits, []),
    mockEndpoint(getRegistration, ({ params }) => buildVisited({ id: Number(params.id) })),
    mockEndpoint(sendSurvey, ({ params, body }) => {
      this.sendings += 1;
      if (this.refusal) return this.refusal();
      this.received.set(body.id, body);
      return buildVisited({ id: Number(params.id) });
    }),
  ];
}

/** The form was sent back while the surveyor was away. */
export const movedOn = () =>
  refuse(409, 'Form ini sekarang Draf, jadi survei tidak dapat diterima.', {
    version: 6,
    current: buildVisited({ status: { id: 1, name: 'Draf', kind: 'DRAFT' }, may_survey: false }),
  });

/** Has exactly this on the device of the story's surveyor. */
export async function onDevice(
  surveys: readonly KeptSurvey[],
  facts: readonly SurveyFacts[] = [],
): Promise<void> {
  const store = surveyStore();
  for (const survey of await store.list('7')) await store.remove(survey);
  for (const { registrationId } of await store.listFacts('7')) await store.removeFacts('7', registrationId);
  for (const one of facts) await store.putFacts('7', one);
  for (const survey of surveys) {
    const open = { ...survey, step: 'draft' as const };
    for (const photo of survey.photos) await store.putPhoto(open, photo.id, drawnHouse());
    await store.put(survey);
  }
}
