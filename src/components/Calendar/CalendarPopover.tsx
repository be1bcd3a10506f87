import Popover, { type PopoverActions } from '@mui/material/Popover';
import { useEffect, useRef, useState } from 'react';
import { MuiTheme } from '@/lib/theme/MuiTheme';
import { Calendar, type CalendarProps } from './Calendar';

export interface CalendarPopoverProps extends CalendarProps {
  /** What the day is for: the field's label. */
  label: string;
  /** The field that it stands at. */
  anchor: HTMLElement | null;
  /** Esc, or a press beside it; the focus goes back to where it was. */
  onClose: () => void;
}

/** Of a month of six weeks, with a line of notes, px. */
const HEIGHT = 410;

const fitsOnlyAbove = ({ top, bottom }: DOMRect) => innerHeight - bottom < HEIGHT && top > HEIGHT;

/** The calendar at its field: below it, above where there is no room. */
export default function CalendarPopover({ label, anchor, onClose, ...calendar }: CalendarPopoverProps) {
  const [above] = useState(() => anchor !== null && fitsOnlyAbove(anchor.getBoundingClientRect()));
  const popover = useRef<PopoverActions>(null);
  useEffect(() => {
    // At once: MUI itself waits, and meanwhile it would cover its field on a phone that is turned.
    const followField = () => popover.current?.updatePosition();
    addEventListener('resize', followField);
    return () => removeEventListener('resize', followField);
  }, []);
  return (
    <MuiTheme>
      <Popover
        open
        action={popover}
        anchorEl={anchor}
        anchorOrigin={{ vertical: above ? 'top' : 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: above ? 'bottom' : 'top', horizontal: 'left' }}
        marginThreshold={8}
        transitionDuration={0}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `Kalender: ${label}` } as object }}
      >
        <Calendar {...calendar} />
      </Popover>
    </MuiTheme>
  );
}
