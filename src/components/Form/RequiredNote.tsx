import styles from './RequiredNote.module.css';

/** Says once, before the first field, what the mark beside a label means. */
export function RequiredNote({
  before,
}: {
  /** What cannot be done without those fields: 'diajukan'. */
  before: string;
}) {
  return (
    <p className={styles.root}>
      <span>*</span> harus diisi sebelum {before}.
    </p>
  );
}
