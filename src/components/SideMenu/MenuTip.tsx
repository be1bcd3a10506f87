import { useEffect, useState, type SyntheticEvent } from 'react';
import styles from './MenuTip.module.css';

interface Shown {
  /** The words of the tip; null hides it. */
  text: string | null;
  /** Middle of the entry, px from the window's top. */
  top: number;
  /** Right edge of the entry, px from the window's left. */
  left: number;
}

const NOTHING: Shown = { text: null, top: 0, left: 0 };

/**
 * Names of icon-only entries, on hover and on focus. Made here because MUI's Tooltip brings its positioning engine
 * into the first page, and one place beside a fixed column needs none.
 */
export function useMenuTip(active: boolean) {
  const [shown, setShown] = useState(NOTHING);
  const show = (event: SyntheticEvent) => {
    const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
    if (!active || !entry) return setShown(NOTHING);
    const box = entry.getBoundingClientRect();
    setShown({ text: entry.dataset.tip ?? null, top: box.top + box.height / 2, left: box.right });
  };
  const hide = () => setShown(NOTHING);
  const visible = active && shown.text !== null;

  useEffect(() => {
    if (!visible) return undefined;
    // What appears on hover can be put away without moving the pointer (WCAG 1.4.13).
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(NOTHING);
    const onScroll = () => setShown(NOTHING);
    addEventListener('keydown', onKey);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', onScroll, true);
    };
  }, [visible]);

  return {
    shown: visible ? shown : NOTHING,
    handlers: { onMouseOver: show, onMouseLeave: hide, onFocus: show, onBlur: hide },
  };
}

/** The entry already carries its name for screen readers, so the tip is for eyes only. */
export function MenuTip({ text, top, left }: Shown) {
  return text === null ? null : (
    <div className={styles.root} aria-hidden style={{ top, left }}>
      {text}
    </div>
  );
}
