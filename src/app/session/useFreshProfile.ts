import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { profileQuery } from '@/features/account';
import { ACCESS_FLAGS } from '@/lib/contract/access';
import { ACCESS_CHANGED, accessChangedSchema, notificationsChannel } from '@/lib/contract/realtime';
import { useRealtimeEvent, useReconnected } from '@/lib/realtime/RealtimeProvider';
import { useAppIdle } from '@/lib/idle/useAppIdle';
import {
  readKnownOffice,
  readSession,
  writeKnownOffice,
  writeSession,
  type Session,
} from '@/lib/session/session';
import { forgetRead } from './forgetRead';
import { freshSession } from './freshSession';
import { onForbidden } from './unauthorized';

/**
 * Keeps the session's name, photo, office and flags as the API knows them: once the page rests, whenever the window is
 * looked at again, after an outage, when a call answers 403, and at once when the API says that they changed. Routes and
 * menu follow the session; what was read with rights that are gone is forgotten. A host without the call changes nothing.
 */
export function useFreshProfile({ id, access }: Pick<Session, 'id' | 'access'>): void {
  const client = useQueryClient();
  const enabled = useAppIdle();
  const options = profileQuery();
  const { data } = useQuery({ ...options, retry: false, enabled });
  useEffect(() => {
    const session = readSession();
    // An answer that comes after signing out, or about somebody else, must not sign anybody in.
    if (!data || !session || String(data.id) !== session.id) return;
    const fresh = freshSession(session, data, readKnownOffice());
    writeKnownOffice(data.office_base);
    if (JSON.stringify(fresh) !== JSON.stringify(session)) writeSession(fresh);
  }, [data]);

  const { queryKey } = options;
  /** An answer that is on its way may be older than the change. */
  const ask = async () => {
    await client.cancelQueries({ queryKey });
    await client.refetchQueries({ queryKey });
  };
  const doubt = useEffectEvent(() => {
    if (client.isFetching({ queryKey }) === 0) void ask();
  });
  useEffect(() => onForbidden(() => doubt()), []);
  useReconnected((missed) => {
    if (missed === 'outage') void ask();
  });
  useRealtimeEvent(notificationsChannel(id), ACCESS_CHANGED, accessChangedSchema, () => {
    // Reach and limits are no flags: what is shown may be another even where these stay.
    void ask().then(() => forgetRead(client));
  });

  const held = useRef(access);
  useEffect(() => {
    const lost = ACCESS_FLAGS.some((flag) => held.current[flag] === 1 && access[flag] === 0);
    held.current = access;
    // By now the pages that need it are gone, so what they showed is nobody's.
    if (lost) forgetRead(client);
  }, [client, access]);
}
