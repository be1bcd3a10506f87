import { useQuery } from '@tanstack/react-query';
import { TileFilterSkeleton } from '@/components/TileFilter/TileFilterSkeleton';
import { registrationFiguresOptions, registrationFlowOptions } from './api/registrations.queries';
import { StatusFigures } from './components/StatusFigures';
import type { RegistrationListState } from './domain/registrationList';

/** The nine statuses that a company begins with, what is under way, and all of them. */
const TILES = 11;

export interface RegistrationFigureBarProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: RegistrationListState;
  /** A status was chosen. */
  onChange: (change: Partial<RegistrationListState>) => void;
}

/** How many registrations of the chosen office stand where. Without the flow there is nothing to choose from. */
export function RegistrationFigureBar({ state, onChange }: RegistrationFigureBarProps) {
  const flow = useQuery(registrationFlowOptions());
  const figures = useQuery(registrationFiguresOptions(state.office));
  if (flow.data) {
    return (
      <StatusFigures
        steps={flow.data}
        figures={figures.data}
        value={state.status}
        onChange={(status) => onChange({ status })}
      />
    );
  }
  return flow.error ? null : <TileFilterSkeleton count={TILES} />;
}
