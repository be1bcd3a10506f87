import { PageParts } from '@/components/PageGrid/PageParts';
import { HandoverList } from './HandoverList';
import { OpenShortages } from './OpenShortages';
import { WaitingCollectors } from './WaitingCollectors';

export interface HandoverOverviewProps {
  /** Where a hand-over is taken, without its query part. */
  takingHref: string;
  /** Where all Kurang setor stand. */
  shortagesHref: string;
  /** Address of a hand-over. */
  hrefOf: (id: number) => string;
}

/** Setoran Kolektor: who brings money, what is still owed of earlier hand-overs, and those that were taken. */
export function HandoverOverview({ takingHref, shortagesHref, hrefOf }: HandoverOverviewProps) {
  return (
    <PageParts apart>
      <WaitingCollectors takingHref={takingHref} />
      <OpenShortages takesMoney hrefOfHandover={hrefOf} allHref={shortagesHref} />
      <HandoverList hrefOf={hrefOf} />
    </PageParts>
  );
}
