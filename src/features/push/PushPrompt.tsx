import { useState } from 'react';
import { enablePush } from '@/lib/push/pushState';
import { PushCard } from './components/PushCard';
import { isLater, keepLater } from './domain/laterChoice';
import { usePushState } from './usePushState';

/** Asks once whether this device may show notifications, while the permission is undecided (SPEC 5). Else nothing. */
export function PushPrompt() {
  const state = usePushState();
  const [rests, setRests] = useState(() => isLater(Date.now()));
  const [asked, setAsked] = useState(false);
  const open = state.kind === 'undecided' || (asked && state.kind === 'registering');
  if (!open || rests) return null;
  return (
    <PushCard
      busy={state.kind === 'registering'}
      onEnable={() => {
        setAsked(true);
        void enablePush();
      }}
      onLater={() => {
        keepLater(Date.now());
        setRests(true);
      }}
    />
  );
}
