/** A file that is no statement we can read; its message is for people. Keeps its name across a worker's border. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
}

/** What to say of a failed reading. */
export function statementProblem(error: unknown): string {
  if (error instanceof Error && error.name === 'StatementError') return error.message;
  return 'Berkas ini tidak dapat dibaca. Unduh ulang mutasi dari bank sebagai CSV atau XLSX, lalu coba lagi.';
}
