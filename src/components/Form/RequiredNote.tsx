import styles from './RequiredNote.module.css';

/** Says once, before the first field, what the mark beside a label means; hidden while no field after it has one. */
export function RequiredNote({
  before,
}: {
  /** What cannot be done without those fields: 'diajukan'. Left out: the form itself says it. */
  before?: string;
}) {
  return (
    <p className={styles.root}>
      <span>*</span> harus diisi{before && ` sebelum ${before}`}.
    </p>
  );
}
