import FilterList from '@mui/icons-material/FilterListRounded';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { media, space } from '@/lib/theme/tokens';

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
    <Root data-more={more ? true : undefined}>
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
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(3),
  marginBottom: space(3),
  '& [data-part="search"]': { flex: '1 1 220px', maxWidth: 360 },
  '& [data-part="fields"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space(3) },
  // With more filters than fit beside each other: one row for the usual ones, another for the rest.
  '&[data-more] [data-part="fields"]': { display: 'contents' },
  '&[data-more] [data-part="fields"] > :has(> div > input)': { maxWidth: 160 },
  '& [data-part="more-fields"]:not([hidden])': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(3),
    width: '100%',
  },
  '& [data-part="fold"]': { display: 'none' },
  [media.mobile]: {
    gap: space(2),
    '& [data-part="search"]': { flex: '1 1 0', maxWidth: 'none' },
    '& [data-part="fold"]': { display: 'inline-flex' },
    '& [data-part="fields"], &[data-more] [data-part="fields"]:not([data-open])': {
      display: 'none',
      width: '100%',
    },
    '&[data-more] [data-part="fields"] > :has(> div > input)': { maxWidth: 'none' },
    '& [data-part="more-fields"]:not([hidden])': { display: 'contents' },
    '& [data-part="fields"][data-open], &[data-more] [data-part="fields"][data-open]': {
      display: 'grid',
      width: '100%',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'end',
      gap: space(3),
      padding: `${space(2)} 0`,
      '& > button[data-kind="quiet"]': { gridColumn: '1 / -1', justifySelf: 'start', marginLeft: space(-3) },
    },
    '&[data-more] [data-part="fields"][data-open] > button[data-kind="quiet"]': { gridColumn: 'auto' },
  },
});
