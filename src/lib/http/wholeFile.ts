import { EXPORT_TYPES, FRAME_ROWS, ROWS_A_FLUSH } from '../contract/fileEndpoint';

/** Follows a file while it comes, and knows whether all of it has. */
export interface WholeFile {
  add(bytes: Uint8Array): void;
  /** How many of its rows have come, for people. */
  rows(): number;
  isWhole(): boolean;
}

/** By the media type of the answer; null: no export. */
export function wholeFile(type: string, total: number): WholeFile | null {
  if (type.startsWith(EXPORT_TYPES.csv)) return new Csv(total);
  return type.startsWith(EXPORT_TYPES.xlsx) ? new Xlsx(total) : null;
}

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

/** Rows end in CR LF, and CR stands nowhere else: all of them, the heading and the end line must be there. */
class Csv implements WholeFile {
  private ends = 0;
  private last: number | undefined;
  constructor(private readonly total: number) {}

  add(bytes: Uint8Array): void {
    this.last = bytes.at(-1) ?? this.last;
    for (let at = bytes.indexOf(CARRIAGE_RETURN); at >= 0; at = bytes.indexOf(CARRIAGE_RETURN, at + 1))
      this.ends += 1;
  }

  rows(): number {
    return Math.min(this.total, Math.max(0, this.ends - 1));
  }

  isWhole(): boolean {
    return this.last === LINE_FEED && this.ends === this.total + FRAME_ROWS;
  }
}

/** Bytes of the record that ends a zip. */
const END = 22;
const END_SIGNATURE = 0x0605_4b50;

/**
 * A zip is whole when its end record says so: it stands last, behind a directory that lies where the record says and is as
 * long as it says. Its rows are packed, so they are counted by the flushes after each thousand.
 */
class Xlsx implements WholeFile {
  private size = 0;
  private flushes = 0;
  /** The last bytes, up to an end record's. */
  private tail = new Uint8Array(0);
  constructor(private readonly total: number) {}

  add(bytes: Uint8Array): void {
    // A flush may lie across two pieces.
    this.flushes += countFlushes(joined(this.tail.subarray(-3), bytes));
    this.size += bytes.length;
    this.tail = (bytes.length < END ? joined(this.tail, bytes) : bytes).slice(-END);
  }

  rows(): number {
    return Math.min(this.total, this.flushes * ROWS_A_FLUSH);
  }

  isWhole(): boolean {
    if (this.tail.length < END) return false;
    const record = new DataView(this.tail.buffer);
    const [length, place] = [record.getUint32(12, true), record.getUint32(16, true)];
    return record.getUint32(0, true) === END_SIGNATURE && length > 0 && place + length + END === this.size;
  }
}

function joined(before: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(before.length + bytes.length);
  both.set(before);
  both.set(bytes, before.length);
  return both;
}

function countFlushes(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(255); at >= 0; at = bytes.indexOf(255, at + 1)) {
    if (bytes[at + 1] === 255 && bytes[at - 1] === 0 && bytes[at - 2] === 0) count += 1;
  }
  return count;
}
