import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { Registration } from '@/lib/contract/registrations';
import { joinQueue } from '@/lib/device/device';
import { markAffected } from '@/lib/query/markAffected';
import type { Session } from '@/lib/session/session';
import { keepAssigned } from './api/keepAssigned';
import { surveyCalls } from './api/surveyCalls';
import { surveyStore } from './device/surveyDevice';
import { SURVEY } from './device/surveyKind';
import { surveySender } from './device/surveySender';

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
    const { queue, leave } = joinQueue(id, () => handleUnauthorized());
    const sender = surveySender(surveyCalls(token), (registration) => handleSent(registration));
    const stop = queue.serve(SURVEY, sender);
    return () => {
      stop();
      leave();
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
