import styles from './EveryState.module.css';
import type { Look, Piece } from './pieces';

interface PieceSectionProps {
  /** What is shown, with the states that are asked for. */
  piece: Piece;
  /** The only look that is shown; `''`: all three. */
  look: Look | '';
}

/** A piece with a row for each of its states. */
export function PieceSection({ piece, look }: PieceSectionProps) {
  const path = piece.title.split('/');
  return (
    <section>
      <h2 className={styles.title}>
        <small>{path.slice(0, -1).join(' / ')}</small>
        <a href={piece.href} target="_top">
          {path.at(-1)}
        </a>
      </h2>
      {piece.states.map(({ id, name, pictures }) => (
        <article key={id} className={styles.state}>
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
      ))}
    </section>
  );
}
