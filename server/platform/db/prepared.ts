import type { Db } from './connect';

/**
 * A statement that `make` prepares once for each database or transaction, with placeholders for its values: its SQL is
 * written once, and PostgreSQL keeps its plan under its name. Only for what is found in one way, whatever the values
 * (docs/decisions/0130).
 */
export function prepared<S>(make: (db: Db) => S): (db: Db) => S {
  const shaped = preparedByShape(make);
  return (db) => shaped(db, ONLY);
}

const ONLY = { shape: '' };

/** The same for a statement of several shapes, of which each has its own name. */
export function preparedByShape<A extends { shape: string }, S>(
  make: (db: Db, about: A) => S,
): (db: Db, about: A) => S {
  const made = new WeakMap<Db, Map<string, S>>();
  return (db, about) => {
    const statements = made.get(db) ?? new Map<string, S>();
    made.set(db, statements);
    const statement = statements.get(about.shape) ?? make(db, about);
    statements.set(about.shape, statement);
    return statement;
  };
}
