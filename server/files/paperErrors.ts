import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { files } from '../platform/db/schema';

const PAPERS: readonly string[] = ['image/jpeg', 'application/pdf'];

/** Why a file cannot prove what is written, by the field that names it: it is gone, or no picture and no PDF; empty: it can. */
export async function paperErrors(db: Db, field: string, id: number): Promise<Record<string, string>> {
  const [file] = await db.select({ type: files.contentType }).from(files).where(eq(files.id, id));
  if (!file) return { [field]: 'Berkas ini sudah tidak ada. Unggah lagi.' };
  return PAPERS.includes(file.type) ? {} : { [field]: 'Unggah gambar atau PDF.' };
}
