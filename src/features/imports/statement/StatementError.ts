/** A file that is no statement we can read; its message is for people. Keeps its name across a worker's border. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
}

/** True also for one that came out of a worker, which is a plain Error there. */
export function isStatementError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StatementError';
}

/** What to say of a failed reading. */
export function statementProblem(error: unknown): string {
  if (isStatementError(error)) return error.message;
  return 'Berkas ini tidak dapat dibaca. Unduh ulang mutasi dari bank sebagai CSV atau XLSX, lalu coba lagi.';
}
