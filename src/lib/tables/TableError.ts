/** A file that can't be read as a table; its message is for people. Keeps its name across a worker's border. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** True also for one that came out of a worker, which is a plain Error there. */
export function isTableError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'TableError';
}
