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
}

/** Filters above a list. On phones they fold behind a button that says how many are set. */
export function FilterBar({ children, search, onReset, active = 0 }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const fieldsId = useId();
  return (
    <Root>
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
        {onReset && active > 0 && (
          <Button kind="quiet" onClick={onReset}>
            Atur ulang
          </Button>
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
  '& [data-part="fold"]': { display: 'none' },
  [media.mobile]: {
    gap: space(2),
    '& [data-part="search"]': { flex: '1 1 0', maxWidth: 'none' },
    '& [data-part="fold"]': { display: 'inline-flex' },
    '& [data-part="fields"]': { display: 'none', width: '100%' },
    '& [data-part="fields"][data-open]': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'end',
      gap: space(3),
      padding: `${space(2)} 0`,
      '& > button[data-kind="quiet"]': { gridColumn: '1 / -1', justifySelf: 'start', marginLeft: space(-3) },
    },
  },
});
