import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageAction, PageActs } from '@/components/PageHeader/PageAction';
import { countOptions } from './api/counts.queries';
import { HEAD_ACTS, type HeadAct } from './domain/headActs';

const CountActing = lazyOverlay(() => import('./CountActing'), byOnClose);
const CountPrinting = lazyOverlay(() => import('./CountPrinting'), byOnClose);

/**
 * What can be done with a count, from its page's head.
 * @param scanHref where it is counted
 */
export function useCountActs(id: string, scanHref: string): PageActs {
  const { data } = useQuery(countOptions(id));
  const [opened, setOpened] = useState<HeadAct | 'print' | null>(null);
  const close = () => setOpened(null);
  const actions = HEAD_ACTS.flatMap(({ act, label }): PageAction[] => {
    const known = data?.acts[act];
    return known ? [{ label, whyNot: known.obstacle, onSelect: () => setOpened(act) }] : [];
  });
  const scan = data?.acts.scan;
  const counting: PageAction | null = scan
    ? {
        ...{ label: data.counted === 0 ? 'Mulai menghitung' : 'Lanjut menghitung', href: scanHref },
        whyNot: scan.obstacle,
      }
    : null;
  const signing = data?.acts.finish ? (actions[0] ?? null) : null;
  return {
    primary: counting ?? signing,
    actions: [
      ...(signing ? actions.slice(1) : actions),
      ...(data?.result ? [{ label: 'Cetak berita acara', onSelect: () => setOpened('print') }] : []),
    ],
    shown: data && opened !== null && (
      <>
        {opened === 'print' ? (
          <CountPrinting count={data} onClose={close} />
        ) : (
          <CountActing count={data} act={opened} onClose={close} />
        )}
      </>
    ),
  };
}
