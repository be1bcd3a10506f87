import styles from './SignaturePlaces.module.css';

export interface SignaturePlacesProps {
  /** Who signs, and as what; without a name it is written by hand. */
  places: readonly { role: string; name?: string | undefined }[];
  /** A place for the stamp that the law asks for, before the first. */
  stamp?: string | undefined;
}

/** Places to sign, side by side, kept together on one sheet. */
export function SignaturePlaces({ places, stamp }: SignaturePlacesProps) {
  return (
    <div className={styles.root}>
      {stamp && <p data-part="stamp">{stamp}</p>}
      <div>
        {places.map(({ role, name }) => (
          <div key={role}>
            <p>{role}</p>
            <p data-part="name">{name}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
