import { expose, proxy } from 'comlink';
import type { Table } from './cell';
import type { HeadingScore } from './headingLine';
import { holidayScore, readHolidays } from './holidays/readHolidays';
import { priceHeadingScore } from './prices/priceColumns';
import { readPrices } from './prices/readPrices';
import { readTable } from './readTable';
import { readRegions, regionScore } from './regions/readRegions';
import { StatementReader } from './statement/StatementReader';

/** Reads files of one kind, each of them whole; lives in the worker. */
class WholeReader<R> {
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

/* The one worker that reads files. A message names the kind of file first, then what is asked of its reader. */
const readers = {
  statement: proxy(new StatementReader()),
  prices: proxy(new WholeReader(priceHeadingScore, readPrices)),
  regions: proxy(new WholeReader(regionScore, readRegions)),
  holidays: proxy(new WholeReader(holidayScore, readHolidays)),
};
export type TableReaders = typeof readers;

expose(readers);
