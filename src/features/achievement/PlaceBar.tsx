import { useQuery } from '@tanstack/react-query';
import { OfficeSelect } from '@/components/OfficeSelect/OfficeSelect';
import { officesQuery } from '@/lib/query/officesQuery';
import { PeriodBar } from './components/PeriodBar';
import type { Place } from './domain/achievementList';
import { todayOf } from './domain/today';

export interface PlaceBarProps {
  /** As the address has it. */
  place: Place;
  /** What the server answered to; undefined: nothing yet. */
  data: { date: string; as_of: string } | undefined;
  /** Another was chosen; day '': today. */
  onChange: (change: Partial<Place>) => void;
  /** One collector's own page has no office to choose. Default true. */
  withOffice?: boolean;
}

/** Period, day and office that are looked at. */
export function PlaceBar({ place, data, onChange, withOffice = true }: PlaceBarProps) {
  const today = todayOf(data?.as_of);
  const offices = useQuery({ ...officesQuery(), enabled: withOffice }).data ?? [];
  return (
    <PeriodBar period={place.period} shown={place.date || today} today={today} onChange={onChange}>
      {withOffice && (
        <OfficeSelect
          offices={offices}
          labelHidden
          value={place.office}
          onChange={(office) => onChange({ office })}
        />
      )}
    </PeriodBar>
  );
}
