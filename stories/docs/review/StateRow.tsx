import styles from './EveryState.module.css';
import type { Look, Piece, State } from './pieces';

/** The name of a piece, which leads to its page. */
export function PieceTitle({ piece }: { piece: Piece }) {
  const path = piece.title.split('/');
  return (
    <h2 className={styles.title}>
      <small>{path.slice(0, -1).join(' / ')}</small>
      <a href={piece.href} target="_top">
        {path.at(-1)}
      </a>
    </h2>
  );
}

interface StateRowProps {
  state: State;
  /** The only look that is shown; `''`: all three. */
  look: Look | '';
}

/** A state of a piece in its looks. */
export function StateRow({ state: { id, name, pictures }, look }: StateRowProps) {
  return (
    <article className={styles.state}>
      <h3>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </h3>
      <div className={styles.pictures}>
        {pictures
          .filter((picture) => look === '' || picture.look === look)
          .map(({ look: of, label, src, width, height }) => (
            <a key={of} href={src} target="_blank" rel="noreferrer" data-look={of}>
              <img loading="lazy" src={src} width={width} height={height} alt={`${name}, ${label}`} />
            </a>
          ))}
      </div>
    </article>
  );
}
