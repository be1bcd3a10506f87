import type { ReactNode } from 'react';

export interface StatesProps {
  /** What each state is called, and the piece in it. */
  of: Readonly<Record<string, ReactNode>>;
}

/** In a story: several states of a piece below each other, each with its name, where none needs a story of its own. */
export function States({ of }: StatesProps) {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.entries(of).map(([name, piece]) => (
        <section key={name} aria-label={name}>
          <p lang="en" style={{ margin: '0 0 8px', color: 'var(--ink-muted)', fontSize: 12 }}>
            {name}
          </p>
          {piece}
        </section>
      ))}
    </div>
  );
}
