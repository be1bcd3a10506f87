import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from '@/components/Link/Link';
import { MuiTheme } from '@/lib/theme/MuiTheme';
import type { PageAction } from './PageAction';
import { placeByKey } from './placeByKey';
import styles from './PageMenu.module.css';

export interface PageMenuProps {
  /** What the menu is called. */
  label: string;
  /** What it offers, and what can't be done now. */
  actions: readonly PageAction[];
  /** The button that it stands at. */
  anchor: HTMLElement | null;
  /** Esc, Tab, a press beside it, or a choice; the focus goes back to the button. */
  onClose: () => void;
}

const focusFirst = (menu: HTMLElement | null) =>
  menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();

/** Actions of a page or a dialog: what can be done, then folded what can't, with each reason said once. */
export default function PageMenu({ label: name, actions, anchor, onClose }: PageMenuProps) {
  const id = useId();
  const allowed = actions.filter(({ whyNot }) => !whyNot);
  const refused = actions.filter(({ whyNot }) => whyNot);
  const reasons = [...new Set(refused.map(({ whyNot }) => whyNot))];
  const [unfolded, setUnfolded] = useState(allowed.length === 0);

  const popover = useRef<PopoverActions>(null);
  useEffect(() => {
    // At once: MUI itself waits, and meanwhile it would stand beside a phone that is turned.
    const followButton = () => popover.current?.updatePosition();
    addEventListener('resize', followButton);
    return () => removeEventListener('resize', followButton);
  }, []);
  // What is unfolded may reach below the window.
  useEffect(() => popover.current?.updatePosition(), [unfolded]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      return onClose();
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const names = items.map(({ textContent }) => textContent);
    const place = placeByKey(event.key, names, items.indexOf(event.target as HTMLElement));
    if (place === null) return;
    event.preventDefault();
    items[place]?.focus();
  };

  return (
    <MuiTheme>
      <Popover
        open
        action={popover}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        marginThreshold={8}
        transitionDuration={0}
        onClose={onClose}
      >
        <div ref={focusFirst} className={styles.root} role="menu" aria-label={name} onKeyDown={handleKeyDown}>
          {allowed.map((action) => (
            <Item key={action.label} action={action} onClose={onClose} />
          ))}
          {allowed.length > 0 && refused.length > 0 && <hr />}
          {refused.length > 0 && (
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              Tidak tersedia ({refused.length})
              <ExpandMore aria-hidden />
            </button>
          )}
          {unfolded &&
            reasons.map((reason, at) => (
              <div key={reason} role="group" aria-labelledby={`${id}-${at}`} data-part="refused">
                {refused
                  .filter(({ whyNot }) => whyNot === reason)
                  .map(({ label }) => (
                    <span key={label} role="menuitem" aria-disabled tabIndex={-1}>
                      {label}
                    </span>
                  ))}
                <div id={`${id}-${at}`}>{reason}</div>
              </div>
            ))}
        </div>
      </Popover>
    </MuiTheme>
  );
}

interface ItemProps {
  action: PageAction;
  onClose: () => void;
}

function Item({ action: { label, href, onSelect, waits }, onClose }: ItemProps) {
  const common = { role: 'menuitem', tabIndex: -1 };
  if (href !== undefined) {
    return (
      <Link {...common} href={href} onClick={onClose}>
        {label}
      </Link>
    );
  }
  const handleSelect = () => {
    if (waits) return;
    onClose();
    onSelect();
  };
  return (
    <button {...common} type="button" aria-disabled={waits || undefined} onClick={handleSelect}>
      {label}
    </button>
  );
}
