import { useEffect, useEffectEvent, useState } from 'react';
import { UnsentMessage, type UnsentKind } from '@/components/UnsentMessage/UnsentMessage';
import { forgetOnDevice, unsentOnDevice } from '@/lib/device/leftOnDevice';
import { paths } from '../paths';

interface UnsentFirstProps {
  /** Id of who is about to sign out. */
  owner: string;
  /** Nothing is left behind, or it was agreed to. */
  onLeave: () => void;
}

/** Where records of each kind are sent; kinds are named as people call them. */
const HREFS: Readonly<Record<string, string>> = {
  survei: paths.customerSurveys(),
  kunjungan: paths.collectorCustomers(),
  BAST: paths.collectorUnits(),
  'kiriman opname': paths.bpkbCounts(),
};

const kindsOf = (counts: ReadonlyMap<string, number>): UnsentKind[] =>
  Array.from(counts, ([noun, count]) => ({ noun, count, href: HREFS[noun] ?? paths.home() }));

/** What only this device has: said before its owner signs out. It stays on it for nobody else. */
export function UnsentFirst({ owner, onLeave }: UnsentFirstProps) {
  const [tries, setTries] = useState(1);
  /** What is to be said: what there is, or null where nobody knows. */
  const [found, setFound] = useState<{ kinds: UnsentKind[] | null } | null>(null);
  const leave = () => {
    void forgetOnDevice(owner);
    onLeave();
  };
  const handleCounts = useEffectEvent((counts: ReadonlyMap<string, number>) => {
    if (counts.size === 0) leave();
    else setFound({ kinds: kindsOf(counts) });
  });
  useEffect(() => {
    let isOver = false;
    unsentOnDevice(owner).then(
      (counts) => {
        if (!isOver) handleCounts(counts);
      },
      () => {
        if (!isOver) setFound({ kinds: null });
      },
    );
    return () => {
      isOver = true;
    };
  }, [owner, tries]);
  if (!found) return null;
  return (
    <UnsentMessage
      kinds={found.kinds}
      onLeave={leave}
      onRetry={() => {
        setFound(null);
        setTries((before) => before + 1);
      }}
    />
  );
}
