import { TileFilter } from '@/components/TileFilter/TileFilter';
import type { FlowStep } from '@/lib/contract/registrationStatuses';
import type { ChosenStatus } from '../domain/registrationList';
import { chosenOf, statusTiles, type RegistrationFigures } from '../domain/statusTiles';

export interface StatusFiguresProps {
  /** The statuses in the order of the flow. */
  steps: readonly FlowStep[];
  /** How many stand in each; undefined: not counted yet. */
  figures: RegistrationFigures | undefined;
  /** Which rows are shown. */
  value: ChosenStatus;
  /** The status that was chosen. */
  onChange: (status: ChosenStatus) => void;
}

/** How many registrations are under way and stand in each status; pressing one shows its rows alone. */
export function StatusFigures({ steps, figures, value, onChange }: StatusFiguresProps) {
  return (
    <TileFilter
      label="Filter menurut status pengajuan"
      compact
      value={String(value)}
      onChange={(key) => onChange(chosenOf(key))}
      tiles={statusTiles(steps, figures, value)}
    />
  );
}
