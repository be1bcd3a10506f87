import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { Registration } from '@/lib/contract/registrations';
import { markAffected } from '@/lib/query/markAffected';
import type { Session } from '@/lib/session/session';
import { keepAssigned } from './api/keepAssigned';
import { surveyCalls } from './api/surveyCalls';
import { createSurveyQueue } from './device/createSurveyQueue';
import { setQueue, surveyStore } from './device/surveyDevice';

export interface SurveySyncProps {
  /** Who visits. */
  session: Pick<Session, 'id' | 'token'>;
  /** The server knows the session no more. */
  onUnauthorized: () => void;
}

/** Sends a surveyor's visits by itself while they are signed in, and keeps ahead whom they are to visit. Shows nothing. */
export function SurveySync({ session: { id, token }, onUnauthorized }: SurveySyncProps) {
  const client = useQueryClient();
  const toast = useToast();
  const handleSent = useEffectEvent(({ form }: Registration) => {
    toast.show({ tone: 'success', message: `Survei ${form.applicant.name} sudah diterima server.` });
    markAffected(client, 'surveySent');
  });
  const handleUnauthorized = useEffectEvent(() => onUnauthorized());

  useEffect(() => {
    const queue = createSurveyQueue({
      owner: id,
      store: surveyStore(),
      calls: surveyCalls(token),
      network: window,
      onSent: (registration) => handleSent(registration),
      onUnauthorized: () => handleUnauthorized(),
    });
    setQueue(queue);
    const stop = queue.start();
    return () => {
      stop();
      setQueue(null);
    };
  }, [id, token]);

  useEffect(() => {
    // Without it a visit still works, with what was opened before.
    const keep = () => void keepAssigned(id, surveyStore()).catch(() => undefined);
    keep();
    addEventListener('online', keep);
    return () => removeEventListener('online', keep);
  }, [id]);
  return null;
}
