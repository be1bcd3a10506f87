import { createCipheriv, createHash } from 'node:crypto';

/*
 * PDFs are locked by one password for who reads and another for who owns (ISO 32000-2, 7.6.4). Where only printing is
 * restricted, the reader's is empty and every viewer opens it.
 */

/** The bytes that fill a password up, here the empty one (table 20, step a). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
/** How far an object of the lock reaches, characters. */
const OBJECT = 8192;

interface Lock {
  version: number;
  revision: number;
  /** Length of the key, bytes. */
  length: number;
  owner: Buffer;
  user: Buffer;
  permissions: number;
  hidesMetadata: boolean;
  id: Buffer;
}

/** Whether a PDF opens only with a password; also where a lock is of a kind that is not known. */
export function needsPassword(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  if (!/\/Encrypt\b/.test(text)) return false;
  const lock = lockOf(text);
  return lock === null || !opensWithNone(lock);
}

function lockOf(text: string): Lock | null {
  const dictionary = dictionaryOf(text);
  if (dictionary === null || !/\/Filter\s*\/Standard\b/.test(dictionary)) return null;
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? NaN);
  const version = number('V');
  const owner = stringAfter(dictionary, /\/O\s*(?=[<(])/g);
  const user = stringAfter(dictionary, /\/U\s*(?=[<(])/g);
  const id = stringAfter(text, /\/ID\s*\[\s*(?=[<(])/g) ?? Buffer.alloc(0);
  if (owner === null || user === null) return null;
  return {
    ...{ version, revision: number('R'), owner, user, id, permissions: number('P') },
    length: version === 1 ? 5 : version === 4 ? 16 : (number('Length') || 40) / 8,
    hidesMetadata: !/\/EncryptMetadata\s+false\b/.test(dictionary),
  };
}

/** The dictionary of the lock: where the last trailer says, or inside it. */
function dictionaryOf(text: string): string | null {
  const last = [...text.matchAll(/\/Encrypt\s+(?:(\d+)\s+(\d+)\s+R|<<)/g)].at(-1);
  if (!last) return null;
  if (last[1] === undefined) return text.slice(last.index, last.index + OBJECT);
  const begin = [...text.matchAll(new RegExp(`(?<!\\d)${last[1]}\\s+${last[2]}\\s+obj\\b`, 'g'))].at(-1);
  if (!begin) return null;
  const rest = text.slice(begin.index, begin.index + OBJECT);
  return rest.slice(0, rest.includes('endobj') ? rest.lastIndexOf('endobj') : undefined);
}

/** The string after the last place of a pattern, in either way to write one. */
function stringAfter(text: string, pattern: RegExp): Buffer | null {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) return null;
  const from = last.index + last[0].length;
  if (text[from] === '<') {
    const digits = text.slice(from + 1, text.indexOf('>', from)).replace(/\s/g, '');
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
  }
  return literalAt(text, from + 1);
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literalAt(text: string, from: number): Buffer {
  let content = '';
  let open = 1;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const next = text[at + 1] ?? '';
      if (octal !== undefined) content += String.fromCharCode(parseInt(octal, 8) & 255);
      else if (next !== '\n' && next !== '\r') content += ESCAPED[next] ?? next;
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') open++;
    if (sign === ')' && --open === 0) break;
    content += sign;
  }
  return Buffer.from(content, 'latin1');
}

function opensWithNone(lock: Lock): boolean {
  if (lock.revision === 5) return checks(sha('sha256', lock.user.subarray(32, 40)), lock.user, 32);
  if (lock.revision === 6) return checks(hardened(lock.user.subarray(32, 40)), lock.user, 32);
  if (![2, 3, 4].includes(lock.revision)) return false;
  const key = keyOf(lock);
  if (lock.revision === 2) return checks(rc4(key, PADDING), lock.user, 32);
  const turned = Array.from({ length: 20 }, (_, turn) => key.map((byte) => byte ^ turn));
  const answer = turned.reduce<Buffer>((bytes, one) => rc4(one, bytes), md5(PADDING, lock.id));
  return checks(answer, lock.user, 16);
}

const checks = (answer: Buffer, user: Buffer, length: number) =>
  user.length >= length && answer.subarray(0, length).equals(user.subarray(0, length));

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const sha = (name: string, bytes: Buffer) => createHash(name).update(bytes).digest();

/** Algorithm 2, of the empty password. */
function keyOf({ revision, owner, permissions, id, hidesMetadata, length }: Lock): Buffer {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions | 0);
  const more = revision >= 4 && !hidesMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = md5(PADDING, owner.subarray(0, 32), rights, id, more).subarray(0, length);
  for (let turn = 0; revision >= 3 && turn < 50; turn++) key = md5(key).subarray(0, length);
  return key;
}

/** Algorithm 2.B, of the empty password. */
function hardened(salt: Buffer): Buffer {
  let key = sha('sha256', salt);
  for (let turn = 1, last = 0; turn <= 64 || last > turn - 33; turn++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const bytes = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const rest = bytes.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(['sha256', 'sha384', 'sha512'][rest] ?? '', bytes);
    last = bytes.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** OpenSSL has it no more. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const held = at(one);
    state[one & 255] = at(other);
    state[other & 255] = held;
  };
  for (let one = 0, other = 0; one < 256; one++) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 255;
    swap(one, other);
  }
  let other = 0;
  return Buffer.from(
    bytes.map((byte, index) => {
      other = (other + at(index + 1)) & 255;
      swap(index + 1, other);
      return byte ^ at(at(index + 1) + at(other));
    }),
  );
}
