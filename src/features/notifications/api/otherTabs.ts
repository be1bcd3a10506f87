import * as z from 'zod/mini';
import { readSession } from '@/lib/session/session';
import { factSchema, type Fact } from './notifications.cache';

/** Name of the channel that Angsur's tabs on one device share. */
export const TABS_CHANNEL = 'angsur.notifications';

/** `user`: facts are about one person's notifications; another tab may just have signed in as somebody else. */
const messageSchema = z.object({ user: z.string(), fact: factSchema });

let channel: BroadcastChannel | null = null;

// One for the page: a channel does not hear itself. Old browsers have none, then tabs agree through the server.
function openChannel(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel !== 'undefined')
    channel = new BroadcastChannel(TABS_CHANNEL);
  return channel;
}

export function tellOtherTabs(fact: Fact): void {
  const user = readSession()?.id;
  if (user) openChannel()?.postMessage({ user, fact });
}

/** Calls back with each fact that another tab of the same person tells. Returns how to stop. */
export function listenToOtherTabs(onFact: (fact: Fact) => void): () => void {
  const tabs = openChannel();
  const handleMessage = (event: MessageEvent<unknown>) => {
    const message = z.safeParse(messageSchema, event.data);
    if (message.success && message.data.user === readSession()?.id) onFact(message.data.fact);
  };
  tabs?.addEventListener('message', handleMessage);
  return () => tabs?.removeEventListener('message', handleMessage);
}
