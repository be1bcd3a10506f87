import { useQuery } from '@tanstack/react-query';
import { OfficeSelect } from '@/components/OfficeSelect/OfficeSelect';
import { officesQuery } from '@/lib/query/officesQuery';
import { useSession } from '@/lib/session/useSession';
import { PeriodBar } from './components/PeriodBar';
import type { Place } from './domain/achievementList';
import { todayOf, type Answer } from './domain/today';

export interface PlaceBarProps {
  /** As the address has it. */
  place: Place;
  /** What the server answered to; undefined: nothing yet. */
  data: Answer | undefined;
  /** It answers to what was looked at before. Default false. */
  isPlaceholder?: boolean;
  /** Another was chosen; day '': today. */
  onChange: (change: Partial<Place>) => void;
  /** One collector's own page has no office to choose. Default true. */
  withOffice?: boolean;
}

/** Period, day and office that are looked at. */
export function PlaceBar({ place, data, isPlaceholder = false, onChange, withOffice = true }: PlaceBarProps) {
  const session = useSession();
  const offices = useQuery(officesQuery()).data ?? [];
  const whose = place.office === 'all' ? session?.officeBase : place.office;
  const zone = offices.find(({ id }) => id === whose)?.zone;
  const today = todayOf(data, place.date === '' && !isPlaceholder, zone);
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
