import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

/** First stop of the keyboard: past header and menu, straight to the page. */
export function SkipLink() {
  const handleClick = (event: MouseEvent) => {
    // Moving the focus is enough; the address stays clean.
    event.preventDefault();
    document.getElementById('isi')?.focus();
  };
  return (
    <a className={styles.root} href="#isi" onClick={handleClick}>
      Lewati ke isi
    </a>
  );
}
