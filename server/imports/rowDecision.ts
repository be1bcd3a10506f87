import type { Changes } from '../platform/core/changes';
import type { RowRecord } from './rowRecord';

/** What a row becomes; what is left out starts again. */
export type Corrected = Pick<RowRecord, 'state' | 'contractCode' | 'score' | 'reason'> &
  Partial<
    Pick<
      RowRecord,
      'chosenAt' | 'chosenBy' | 'namedOther' | 'keepSurplus' | 'tiedCreditId' | 'tiedBy' | 'tiedAt'
    >
  >;

/** A decision on a row, with what the log says of it beside the row's own fields. */
export interface RowDecision {
  after: Corrected;
  changes?: Changes;
}
