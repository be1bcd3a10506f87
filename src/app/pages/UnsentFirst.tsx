import { useEffect, useEffectEvent, useState } from 'react';
import { forgetSurveys, UnsentMessage, unsentSurveys } from '@/features/surveys';
import { paths } from '../paths';

interface UnsentFirstProps {
  /** Id of the surveyor who is about to sign out. */
  owner: string;
  /** Nothing is left behind, or it was agreed to. */
  onLeave: () => void;
}

/** Visits that only this device has: said before their surveyor signs out. They stay on it for nobody else. */
export function UnsentFirst({ owner, onLeave }: UnsentFirstProps) {
  const [tries, setTries] = useState(1);
  /** What is to be said: how many, or null where nobody knows. */
  const [found, setFound] = useState<{ count: number | null } | null>(null);
  const leave = () => {
    void forgetSurveys(owner);
    onLeave();
  };
  const handleCount = useEffectEvent((count: number) => {
    if (count === 0) leave();
    else setFound({ count });
  });
  useEffect(() => {
    let isOver = false;
    unsentSurveys(owner).then(
      (count) => {
        if (!isOver) handleCount(count);
      },
      () => {
        if (!isOver) setFound({ count: null });
      },
    );
    return () => {
      isOver = true;
    };
  }, [owner, tries]);
  if (!found) return null;
  return (
    <UnsentMessage
      count={found.count}
      surveysHref={paths.customerSurveys()}
      onLeave={leave}
      onRetry={() => {
        setFound(null);
        setTries((before) => before + 1);
      }}
    />
  );
}
