// @ts-check
import { Buffer } from 'node:buffer';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** Past this a zip needs another form, which not every reader of spreadsheets knows; bytes. */
const LARGEST = 0xffff_ffff;
/** Half the time of the usual 6, for files a third larger. */
const LEVEL = 4;
/** 1980-01-01, as the format writes days: no file says when it was made. */
const DAY = 33;

/**
 * A zip whose parts are written as they come; what is ready is taken between. Sizes stand behind each part, for nobody knows
 * them before.
 */
export class ZipWriter {
  /** @type {Buffer[]} */
  #ready = [];
  /** @type {{ path: Buffer, crc: number, packed: number, size: number, at: number }[]} */
  #parts = [];
  #written = 0;
  /** @type {{ deflate: import('node:zlib').DeflateRaw, crc: number, packed: number, size: number } | null} */
  #open = null;

  /** Bytes of the part that is being written, before they are packed. */
  get size() {
    return this.#open?.size ?? 0;
  }

  /** Bytes that are ready, as one piece; they are the caller's. */
  taken() {
    return Buffer.concat(this.#ready.splice(0));
  }

  /** @param {string} path */
  begin(path) {
    const name = Buffer.from(path);
    this.#parts.push({ path: name, crc: 0, packed: 0, size: 0, at: this.#written });
    this.#push(Buffer.concat([header(0x0403_4b50, [20, 8, 8, 0, DAY], [0, 0, 0], [name.length, 0]), name]));
    const open = {
      deflate: createDeflateRaw({ level: LEVEL, chunkSize: 65_536 }),
      crc: 0,
      packed: 0,
      size: 0,
    };
    open.deflate.on('data', (/** @type {Buffer} */ bytes) => {
      open.packed += bytes.length;
      this.#push(bytes);
    });
    this.#open = open;
  }

  /** @param {string} text */
  async write(text) {
    const open = this.#opened();
    const bytes = Buffer.from(text);
    open.crc = crc32(bytes, open.crc);
    open.size += bytes.length;
    await done(open.deflate, (written) => open.deflate.write(bytes, written));
  }

  /** All that was written can be taken, behind it the four bytes of a flush, 00 00 FF FF. */
  async flush() {
    const { deflate } = this.#opened();
    await done(deflate, (flushed) => deflate.flush(constants.Z_SYNC_FLUSH, flushed));
  }

  async end() {
    const open = this.#opened();
    await done(open.deflate, (ended) => {
      open.deflate.once('end', ended);
      open.deflate.end();
    });
    const { crc, packed, size } = open;
    Object.assign(this.#parts.at(-1) ?? {}, { crc, packed, size });
    this.#push(header(0x0807_4b50, [], [crc, packed, size]));
    this.#open = null;
  }

  /** The directory and the end record: by its place and what it says of itself a reader knows that the zip is whole. */
  finish() {
    const at = this.#written;
    for (const { path, crc, packed, size, at: begins } of this.#parts) {
      const fixed = header(
        0x0201_4b50,
        [20, 20, 8, 8, 0, DAY],
        [crc, packed, size],
        [path.length, 0, 0, 0, 0],
        [0, begins],
      );
      this.#push(Buffer.concat([fixed, path]));
    }
    const count = this.#parts.length;
    this.#push(header(0x0605_4b50, [0, 0, count, count], [this.#written - at, at], [0]));
  }

  #opened() {
    if (!this.#open) throw new Error('no part of the zip is open');
    return this.#open;
  }

  /** @param {Buffer} bytes */
  #push(bytes) {
    this.#ready.push(bytes);
    this.#written += bytes.length;
    if (this.#written > LARGEST || this.size > LARGEST) throw new Error('the zip is larger than 4 GB');
  }
}

/**
 * Numbers as the format has them: a signature, then groups of two bytes, of four, of two, of four.
 * @param {number} signature
 * @param {number[]} twos
 * @param {number[]} fours
 * @param {number[]} moreTwos
 * @param {number[]} moreFours
 */
function header(signature, twos, fours, moreTwos = [], moreFours = []) {
  const bytes = Buffer.alloc(4 + 2 * (twos.length + moreTwos.length) + 4 * (fours.length + moreFours.length));
  let at = bytes.writeUInt32LE(signature, 0);
  for (const two of twos) at = bytes.writeUInt16LE(two, at);
  for (const four of fours) at = bytes.writeUInt32LE(four, at);
  for (const two of moreTwos) at = bytes.writeUInt16LE(two, at);
  for (const four of moreFours) at = bytes.writeUInt32LE(four, at);
  return bytes;
}

/**
 * @param {import('node:stream').Duplex} stream
 * @param {(finished: () => void) => void} act
 * @returns {Promise<void>}
 */
function done(stream, act) {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    act(() => {
      stream.off('error', reject);
      resolve();
    });
  });
}
