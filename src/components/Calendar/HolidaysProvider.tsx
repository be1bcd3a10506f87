import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** Names of holidays by date, `YYYY-MM-DD`. */
export type HolidayNames = ReadonlyMap<string, string>;

/** The holidays of a year; rejects where they cannot be had. */
export type HolidaySource = (year: number) => Promise<HolidayNames>;

const HolidaysContext = createContext<HolidaySource | null>(null);

export interface HolidaysProviderProps {
  /** Where the company’s holidays come from. */
  holidaysOf: HolidaySource;
  /** What may show a calendar. */
  children: ReactNode;
}

/** Gives every calendar of the library the company's holidays, so that the library itself asks nobody. */
export function HolidaysProvider({ holidaysOf, children }: HolidaysProviderProps) {
  return <HolidaysContext value={holidaysOf}>{children}</HolidaysContext>;
}

const NONE: HolidayNames = new Map();

/** The holidays of a year; none while they are not known, and without a provider. */
export function useHolidaysOf(year: number): HolidayNames {
  const source = use(HolidaysContext);
  const [known, setKnown] = useState<{ year: number; names: HolidayNames } | null>(null);
  useEffect(() => {
    let wanted = true;
    source?.(year).then(
      (names) => wanted && setKnown({ year, names }),
      // A calendar without holidays is a calendar.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [source, year]);
  return known?.year === year ? known.names : NONE;
}
