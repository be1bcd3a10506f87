import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { masterListOptions } from './api/masters.queries';
import type { MasterKind } from './domain/MasterKind';
import { MasterEditor } from './MasterEditor';

export interface MasterOpeningProps {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** The record that is changed; left out: a new one. */
  id?: number;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The form of a simple master away from its list: makes a record, or changes one. */
export function MasterOpening({ kind, id, onClose }: MasterOpeningProps) {
  const { data, error, isFetching, refetch } = useQuery(masterListOptions(kind));
  const row = data?.rows.find((one) => one.id === id) ?? null;
  if (data && (row || id === undefined)) {
    return <MasterEditor kind={kind} row={row} rows={data.rows} today={data.today} onClose={onClose} />;
  }
  const gone = data ? new Error(`${kind.noun} ini tidak ada lagi.`) : error;
  return (
    <Dialog open size="medium" title={id === undefined ? `${kind.noun} baru` : kind.noun} onClose={onClose}>
      {gone ? (
        <ErrorState error={gone} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Dialog>
  );
}
