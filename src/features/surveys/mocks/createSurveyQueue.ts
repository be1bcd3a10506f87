import type { Registration } from '@/lib/contract/registrations';
import { createQueue, type Queue } from '@/lib/device/createQueue';
import type { Sending } from '@/lib/device/QueueState';
import { SURVEY } from '../device/surveyKind';
import { surveySender, type SurveyCalls } from '../device/surveySender';
import type { SurveyStore } from '../device/SurveyStore';

export interface SurveyQueueOptions {
  /** Whose visits are sent; the calls speak in this person's name. */
  owner: string;
  store: SurveyStore;
  calls: SurveyCalls;
  network: EventTarget;
  /** The server has a visit. */
  onSent?: (registration: Registration) => void;
  /** The session is over. */
  onUnauthorized?: () => void;
}

export interface SurveyQueue extends Pick<Queue, 'run' | 'start'> {
  /** A visit on its way, and how far; null: none is. */
  state: () => { surveyId: string; sending: Sending } | null;
}

/** A queue that sends visits of surveyors and nothing else. */
export function createSurveyQueue(options: SurveyQueueOptions): SurveyQueue {
  const { owner, store, calls, network, onSent, onUnauthorized } = options;
  const queue = createQueue({
    owner,
    store: store.device,
    network,
    ...(onUnauthorized && { onUnauthorized }),
  });
  queue.serve(SURVEY, surveySender(calls, onSent));
  return {
    run: queue.run,
    start: queue.start,
    state: () => {
      const [first] = queue.state();
      return first ? { surveyId: first[0], sending: first[1] } : null;
    },
  };
}
