import { expose, proxy } from 'comlink';
import { holidayScore, readHolidays } from './holidays/readHolidays';
import { priceHeadingScore } from './prices/priceColumns';
import { readPrices } from './prices/readPrices';
import { readRegions, regionScore } from './regions/readRegions';
import { StatementReader } from './statement/StatementReader';
import { WholeReader } from './WholeReader';

/* The one worker that reads files. A message names the kind of file first, then what is asked of its reader. */
const readers = {
  statement: proxy(new StatementReader()),
  prices: proxy(new WholeReader(priceHeadingScore, readPrices)),
  regions: proxy(new WholeReader(regionScore, readRegions)),
  holidays: proxy(new WholeReader(holidayScore, readHolidays)),
};
export type TableReaders = typeof readers;

expose(readers);
