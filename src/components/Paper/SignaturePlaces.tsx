import styles from './SignaturePlaces.module.css';

export interface SignaturePlacesProps {
  /** Who signs, and as what; without a name it is written by hand. */
  places: readonly {
    role: string;
    name?: string | undefined;
    /** Address of a signature that was drawn on a screen. */
    drawn?: string | undefined;
  }[];
  /** A place for the stamp that the law asks for, before the first. */
  stamp?: string | undefined;
}

/** Places to sign, side by side, kept together on one sheet. */
export function SignaturePlaces({ places, stamp }: SignaturePlacesProps) {
  return (
    <div className={styles.root}>
      {stamp && <p data-part="stamp">{stamp}</p>}
      <div>
        {places.map(({ role, name, drawn }) => (
          <div key={role}>
            <p>{role}</p>
            {drawn && <img src={drawn} alt={`Tanda tangan: ${role}`} />}
            <p data-part="name" data-drawn={drawn ? true : undefined}>
              {name}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
