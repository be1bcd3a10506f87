import type { ResizeOptions } from 'sharp';
import { LARGEST_FILE, MAX_SIDE, TABLE_TYPES, type FileKind, type KeptFile } from '@/lib/contract/files';
import { actsOf } from './actsOf';
import { needsPassword } from './needsPassword';

/** What is kept of what was sent. */
export interface PreparedFile {
  type: KeptFile['type'];
  content: Buffer;
  width: number | null;
  height: number | null;
}

/** What was sent is not taken; the message is for people. */
export class UnfitFile extends Error {}

/** More pixels are a bomb, or a poster: a phone's largest photo is made small before it is sent. */
const MAX_PIXELS = 64_000_000;
/** Longest time that one picture may take, s. */
const PREPARE_TIMEOUT = 20;
const QUALITY = 85;

type Sent = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic';

/** The first bytes say what a file is; its name and what the sender calls it say nothing. */
const SIGNATURES: readonly (readonly [Sent, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['pdf', /^%PDF-\d/],
  ['heic', /^[^]{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/],
];

/** How much of a PDF's end must hold its end mark, bytes. */
const PDF_END = 2048;

/**
 * What is kept of a file that was sent: a picture is re-encoded as JPEG, upright, at most `MAX_SIDE`, with nothing
 * that was hidden in the old one; a PDF stays as it is, unless it acts (docs/decisions/0124); so does a bank's statement, the
 * only table that is taken. Throws `UnfitFile`.
 */
export async function prepareFile(sent: Buffer, as: FileKind = 'DOCUMENT'): Promise<PreparedFile> {
  if (as === 'STATEMENT') return prepareTable(sent);
  const kind = kindOf(sent);
  if (kind === 'pdf') return preparePdf(sent);
  return preparePicture(sent, kind, {
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

/** The same for a picture of a person: a square of `side` px, its middle where what was sent is none. Throws `UnfitFile`. */
export async function prepareSquare(sent: Buffer, side: number): Promise<PreparedFile> {
  const kind = kindOf(sent);
  if (kind === 'pdf') throw new UnfitFile('Kirim foto JPEG, PNG, atau WebP.');
  return preparePicture(sent, kind, { width: side, height: side, fit: 'cover' });
}

function kindOf(sent: Buffer): Exclude<Sent, 'heic'> {
  const head = sent.subarray(0, 32).toString('latin1');
  const kind = SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
  if (kind === undefined)
    throw new UnfitFile('Isi berkas ini bukan foto (JPEG, PNG, WebP) dan bukan PDF, apa pun namanya.');
  if (kind === 'heic')
    throw new UnfitFile('Foto HEIC belum dapat dibaca di sini. Simpan sebagai JPEG, lalu kirim lagi.');
  return kind;
}

function prepareTable(sent: Buffer): PreparedFile {
  const isWorkbook = sent.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
  // Text holds no zero byte but in UTF-16, which says so at its beginning.
  const isText = /^(\xff\xfe|\xfe\xff)/.test(sent.subarray(0, 2).toString('latin1')) || !sent.includes(0);
  const known = SIGNATURES.some(([, signature]) => signature.test(sent.subarray(0, 32).toString('latin1')));
  if (!isWorkbook && (!isText || known)) throw new UnfitFile('Mutasi bank dikirim sebagai CSV atau XLSX.');
  const type = isWorkbook ? TABLE_TYPES.XLSX : TABLE_TYPES.CSV;
  return { type, content: sent, width: null, height: null };
}

function preparePdf(sent: Buffer): PreparedFile {
  if (!sent.subarray(-PDF_END).includes('%%EOF'))
    throw new UnfitFile('PDF ini tidak utuh. Simpan ulang, lalu kirim lagi.');
  if (needsPassword(sent))
    throw new UnfitFile('PDF ini terkunci kata sandi. Buka, cetak sebagai PDF, lalu kirim hasilnya.');
  if (actsOf(sent) === 'acts')
    throw new UnfitFile(
      'PDF ini membawa perintah atau berkas lain di dalamnya. Buka, cetak sebagai PDF, lalu kirim hasilnya.',
    );
  return { type: 'application/pdf', content: sent, width: null, height: null };
}

async function preparePicture(sent: Buffer, kind: Sent, size: ResizeOptions): Promise<PreparedFile> {
  const { default: sharp } = await import('sharp');
  // One picture at a time takes one core; the others are for everyone else.
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== kind) throw new Error('two formats at once');
    if (width * height > MAX_PIXELS) throw new UnfitFile(TOO_MANY_PIXELS);
    const { data, info } = await picture
      .timeout({ seconds: PREPARE_TIMEOUT })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(size)
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    if (data.length > LARGEST_FILE) throw new UnfitFile(TOO_MANY_PIXELS);
    return { type: 'image/jpeg', content: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof UnfitFile) throw error;
    if (String(error).includes('pixel limit')) throw new UnfitFile(TOO_MANY_PIXELS);
    throw new UnfitFile('Foto ini rusak atau tidak utuh. Ambil ulang, lalu kirim lagi.', { cause: error });
  }
}

const TOO_MANY_PIXELS = 'Foto ini terlalu besar ukurannya. Perkecil dahulu, lalu kirim lagi.';
