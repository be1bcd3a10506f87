import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageActs } from '@/components/PageHeader/PageAction';
import { useSession } from '@/lib/session/useSession';

const CountStarting = lazyOverlay(() => import('./CountStarting'), byOnClose);

/** What can be done on the page of counts: one is begun. */
export function useCountStart(onStarted: (id: number) => void): PageActs {
  const [isStarting, setStarting] = useState(false);
  const office = useSession()?.officeBase ?? null;
  return {
    primary: { label: 'Mulai opname', adds: true, onSelect: () => setStarting(true) },
    actions: [],
    shown: isStarting && (
      <CountStarting office={office} onStarted={onStarted} onClose={() => setStarting(false)} />
    ),
  };
}
