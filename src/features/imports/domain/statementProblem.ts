import { isTableError } from '@/lib/tables/TableError';

/** What to say of a failed reading. */
export function statementProblem(error: unknown): string {
  if (isTableError(error)) return error.message;
  return 'Berkas ini tidak dapat dibaca. Unduh ulang mutasi dari bank sebagai CSV atau XLSX, lalu coba lagi.';
}
