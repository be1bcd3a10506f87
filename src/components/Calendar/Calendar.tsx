import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import FirstPage from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import LastPage from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { formatDate, formatDayBrief, formatMonth, formatWeekday } from '@/lib/format/tanggal';
import { dayByKey } from './dayByKey';
import { useHolidaysOf, type HolidayNames } from './HolidaysProvider';
import { weeksOf } from './weeksOf';
import styles from './Calendar.module.css';

export interface CalendarProps extends DayLimits {
  /** The chosen day, `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** One of them was chosen. */
  onChoose: (day: string) => void;
}

/** First and last day that may be chosen, `YYYY-MM-DD`. */
interface DayLimits {
  /** First day that may be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string | undefined;
}

/** Why a day cannot be chosen; undefined where it can. */
function dayLimit(day: string, { min, max }: DayLimits, today: string): string | undefined {
  if (min && day < min)
    return min === today ? 'Tidak boleh sebelum hari ini.' : `Paling awal ${formatDate(min)}.`;
  if (max && day > max)
    return max === today ? 'Tidak boleh setelah hari ini.' : `Paling akhir ${formatDate(max)}.`;
  return undefined;
}

const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

/**
 * A month to choose a day from. Arrow keys go by days and weeks, Home and End to the week's ends, the page keys by months
 * and with Shift by years. A day beyond the limits can be reached and says why it cannot be chosen.
 */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(value || nearest(today, { min, max }));
  const holidays = useHolidaysOf(Number(day.slice(0, 4)));
  /** A day was walked to by the keys: it takes the focus once its month is drawn. */
  const takesFocus = useRef(true);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);

  const handleKey = (event: KeyboardEvent) => {
    const to = dayByKey(event.key, event.shiftKey, day);
    if (to === null) return;
    event.preventDefault();
    takesFocus.current = true;
    setDay(to);
  };
  const turn = (key: 'PageUp' | 'PageDown', byYear = false) =>
    setDay((now) => dayByKey(key, byYear, now) ?? now);
  const limit = (date: string) => dayLimit(date, { min, max }, today);
  const handleChoose = (date: string) => {
    if (limit(date)) setDay(date);
    else onChoose(date);
  };

  return (
    <div className={styles.root}>
      <header>
        <IconButton label="Setahun sebelumnya" onClick={() => turn('PageUp', true)}>
          <FirstPage aria-hidden />
        </IconButton>
        <IconButton label="Bulan sebelumnya" onClick={() => turn('PageUp')}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <h2 id={titleId} aria-live="polite">
          {formatMonth(day)}
        </h2>
        <IconButton label="Bulan berikutnya" onClick={() => turn('PageDown')}>
          <ChevronRight aria-hidden />
        </IconButton>
        <IconButton label="Setahun berikutnya" onClick={() => turn('PageDown', true)}>
          <LastPage aria-hidden />
        </IconButton>
      </header>
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKey}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week, index) => (
            <tr key={index}>
              {week.map((date, column) =>
                date === null ? (
                  <td key={column} />
                ) : (
                  <td key={column} role="gridcell" aria-selected={date === value}>
                    <button
                      type="button"
                      tabIndex={date === day ? 0 : -1}
                      aria-label={dayLabel(date, today, holidays, limit(date))}
                      aria-current={date === today ? 'date' : undefined}
                      aria-disabled={limit(date) ? true : undefined}
                      title={limit(date)}
                      data-chosen={date === value || undefined}
                      data-free={column === 6 || holidays.has(date) || undefined}
                      onClick={() => handleChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <Note day={day} limit={limit(day)} holidays={holidays} />
        {!limit(today) && (
          <Button kind="quiet" onClick={() => onChoose(today)}>
            Hari ini
          </Button>
        )}
      </footer>
    </div>
  );
}

/** Why the day cannot be chosen, or else the holidays of its month. */
function Note({ day, limit, holidays }: { day: string; limit: string | undefined; holidays: HolidayNames }) {
  const ofMonth = [...holidays].filter(([date]) => date.startsWith(day.slice(0, 7)));
  return (
    <div data-part="note">
      <p role="status">{limit && `${formatDayBrief(day)}: ${limit}`}</p>
      {!limit && (
        <ul aria-label="Hari libur">
          {ofMonth.map(([date, name]) => (
            <li key={date}>
              <strong>{Number(date.slice(8))}</strong> {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function dayLabel(date: string, today: string, holidays: HolidayNames, limit: string | undefined): string {
  return [formatWeekday(date), date === today && 'hari ini', holidays.get(date), limit]
    .filter(Boolean)
    .join(', ');
}

/** Today, or the nearest day that may be chosen. */
function nearest(today: string, { min, max }: DayLimits): string {
  if (min && today < min) return min;
  return max && today > max ? max : today;
}
