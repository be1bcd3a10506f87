import { inflateSync } from 'node:zlib';

/** What a reader would do by itself: `quiet` nothing, `acts` something, `unseen` it can't be told. */
export type PdfActs = 'quiet' | 'acts' | 'unseen';

/**
 * Names by which a PDF starts programs, runs scripts, sends what was typed, or carries other files. Short ones that stand
 * in pictures by chance are not among them; opening at a page (`/OpenAction`) is what printers write, and harmless.
 */
const ACTS =
  /\/(Launch|JavaScript|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|Rendition|XFA)(?![A-Za-z0-9])/;

/** Letters of a name may be written by number: `/Java#53cript`. */
const withoutNumbers = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** What all packed objects of one file may unpack to, bytes: more is a bomb. */
const MOST_UNPACKED = 16 * 1024 * 1024;
/** How far before its content the head of an object is looked for. */
const HEAD = 4096;

/** Whether a PDF does something when it is opened. Objects can be packed in streams: these are unpacked and looked at too. */
export function actsOf(pdf: Buffer): PdfActs {
  const text = pdf.toString('latin1');
  if (ACTS.test(withoutNumbers(text))) return 'acts';
  let left = MOST_UNPACKED;
  let unseen = false;
  for (const { index, 0: mark } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const before = text.slice(Math.max(0, index - HEAD), index);
    const head = withoutNumbers(before.slice(before.lastIndexOf('obj') + 3));
    if (!/\/ObjStm/.test(head)) continue;
    const objects = unpacked(pdf.subarray(index + mark.length), head, left);
    if (objects === null) unseen = true;
    else if (ACTS.test(withoutNumbers(objects.toString('latin1')))) return 'acts';
    else left -= objects.length;
  }
  return unseen ? 'unseen' : 'quiet';
}

/** What was packed there; null where it is encrypted, packed otherwise, broken, or a bomb. */
function unpacked(content: Buffer, head: string, most: number): Buffer | null {
  if (!/\/Filter/.test(head)) return Buffer.alloc(0);
  const isPlain =
    /\/Filter\s*(\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(head) && !/\/DecodeParms/.test(head);
  if (!isPlain || most <= 0) return null;
  try {
    return inflateSync(content, { maxOutputLength: most });
  } catch {
    return null;
  }
}
