import { useMemo, useState, type ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import type { Shortage } from '@/lib/contract/shortages';
import { shortageView } from './components/shortageView';
import { ShortageActs } from './ShortageActs';
import { ShortagePaying } from './ShortagePaying';
import { ShortageWritingOff } from './ShortageWritingOff';

export interface ShortageWays {
  /** The reader takes money into a drawer of their own. */
  takesMoney: boolean;
  /** Address of a hand-over; undefined: the reader opens none. */
  hrefOfHandover: ((id: number) => string) | undefined;
}

/** How Kurang setor look with what can be done with them, and what that opens. */
export function useShortageView({ takesMoney, hrefOfHandover }: ShortageWays) {
  const [opened, setOpened] = useState<{ act: 'pay' | 'writeOff'; shortage: Shortage } | null>(null);
  const view = useMemo(
    () =>
      shortageView(
        (shortage) => (
          <ShortageActs
            shortage={shortage}
            onPay={takesMoney ? (it) => setOpened({ act: 'pay', shortage: it }) : undefined}
            onWriteOff={(it) => setOpened({ act: 'writeOff', shortage: it })}
          />
        ),
        ({ handover: { id, number } }) =>
          hrefOfHandover ? <Link href={hrefOfHandover(id)}>{number}</Link> : number,
      ),
    [takesMoney, hrefOfHandover],
  );
  const Act = opened?.act === 'pay' ? ShortagePaying : ShortageWritingOff;
  const dialog: ReactNode = opened && <Act shortage={opened.shortage} onClose={() => setOpened(null)} />;
  return { view, dialog };
}
