import type { ApprovalRow } from '@/lib/contract/approvalInbox';

/** What tells rows of all kinds apart. */
export const keyOf = ({ kind, request_id: id }: Pick<ApprovalRow, 'kind' | 'request_id'>): string =>
  `${kind}-${id}`;

type Row = Pick<ApprovalRow, 'kind' | 'request_id' | 'card' | 'record'>;

/**
 * Why a row can't be decided together with others; undefined: it can. Of two on one card the first changes what the second
 * does, and nobody would have seen that.
 */
export function whyNotBeside({ card, ...row }: Row, chosen: readonly Row[]): string | undefined {
  const other = chosen.find((one) => card !== null && one.card === card && keyOf(one) !== keyOf(row));
  return other && `Menyentuh kartu ${card} seperti ${other.record.label} yang dipilih. Putuskan sesudahnya.`;
}

/** Of these the ones that can be decided together, in their order: of each card the first. */
export const decidedTogether = <R extends Row>(rows: readonly R[]): R[] =>
  rows.reduce<R[]>(
    (chosen, row) => (whyNotBeside(row, chosen) === undefined ? [...chosen, row] : chosen),
    [],
  );
