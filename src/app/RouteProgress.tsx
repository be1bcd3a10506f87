import styles from './RouteProgress.module.css';

/** A slim line on top while the next page's chunk is on its way; quick moves show none. */
export function RouteProgress({
  active,
}: {
  /** Whether something is on its way. */
  active: boolean;
}) {
  return active ? <div className={styles.root} role="progressbar" aria-label="Membuka halaman" /> : null;
}
