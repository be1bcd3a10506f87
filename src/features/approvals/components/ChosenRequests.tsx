import { ChosenBar } from '@/components/ChosenBar/ChosenBar';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { formatNumber } from '@/lib/format/rupiah';
import { whyNotBeside } from '../domain/chosenTogether';

export interface ChosenRequestsProps {
  /** All that are shown. */
  rows: readonly ApprovalRow[];
  /** Those that are chosen. */
  chosen: readonly ApprovalRow[];
  /** Asked to decide the chosen ones. */
  onDecide: () => void;
  /** Nothing is to be chosen any more. */
  onLeave: () => void;
}

/** Above requests: how many are chosen, to decide them together, and why others can't join them. */
export function ChosenRequests({ rows, chosen, onDecide, onLeave }: ChosenRequestsProps) {
  const left = rows.find((row) => !chosen.includes(row) && whyNotBeside(row, chosen) !== undefined);
  return (
    <ChosenBar
      label="Yang dipilih"
      chosen={chosen.length > 0}
      act={`Setujui ${formatNumber(chosen.length)}`}
      onAct={onDecide}
      onLeave={onLeave}
    >
      {chosen.length === 0
        ? 'Pilih beberapa untuk memutuskannya bersama.'
        : `${formatNumber(chosen.length)} dipilih.`}
      {left && ` ${left.what} ${left.record.label}: ${whyNotBeside(left, chosen)}`}
    </ChosenBar>
  );
}
