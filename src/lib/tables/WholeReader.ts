import type { Table } from './cell';
import type { HeadingScore } from './headingLine';
import { readTable } from './readTable';

/** Reads files of one kind, each of them whole; lives in the worker. */
export class WholeReader<R> {
  readonly #score: HeadingScore;
  readonly #readRows: (table: Table) => R;

  constructor(score: HeadingScore, readRows: (table: Table) => R) {
    this.#score = score;
    this.#readRows = readRows;
  }

  /** @throws TableError in words for people */
  async read(file: Blob): Promise<R> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return this.#readRows(await readTable(bytes, this.#score));
  }
}
