import FilterList from '@mui/icons-material/FilterListRounded';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import styles from './FilterBar.module.css';

export interface FilterBarProps {
  /** The filter fields. */
  children: ReactNode;
  /** Always in sight, also on phones: the search. */
  search?: ReactNode;
  /** Puts all filters back; offered while some are set. */
  onReset?: (() => void) | undefined;
  /** How many filters differ from the start. */
  active?: number;
  /** Filters of lesser use: behind "Filter lain", and not mounted before it is pressed. */
  more?: ReactNode;
  /** How many of these differ from the start; some open them at once. */
  moreActive?: number;
}

/** Filters above a list. On phones they fold behind a button that says how many are set. */
export function FilterBar({ children, search, onReset, active = 0, more, moreActive = 0 }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const [moreOpen, setMoreOpen] = useState(moreActive > 0);
  const fieldsId = useId();
  const moreId = useId();
  return (
    <div className={styles.root} data-more={more ? true : undefined}>
      {search && <div data-part="search">{search}</div>}
      <Button
        data-part="fold"
        icon={<FilterList aria-hidden />}
        aria-expanded={open}
        aria-controls={fieldsId}
        onClick={() => setOpen(!open)}
      >
        {active > 0 ? `Filter (${active})` : 'Filter'}
      </Button>
      <div data-part="fields" id={fieldsId} data-open={open || undefined}>
        {children}
        {more && (
          <Button
            kind="quiet"
            data-part="more"
            aria-expanded={moreOpen}
            aria-controls={moreId}
            onClick={() => setMoreOpen(!moreOpen)}
          >
            {moreActive > 0 ? `Filter lain (${moreActive})` : 'Filter lain'}
          </Button>
        )}
        {onReset && active > 0 && (
          <Button kind="quiet" onClick={onReset}>
            Atur ulang
          </Button>
        )}
        {more && (
          <div data-part="more-fields" id={moreId} hidden={!moreOpen}>
            {moreOpen && more}
          </div>
        )}
      </div>
    </div>
  );
}
