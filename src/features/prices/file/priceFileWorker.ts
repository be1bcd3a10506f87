import { expose } from 'comlink';
import { PriceFileReader } from './PriceFileReader';

/* The worker's own file: `readPriceFile` talks to it. */
expose(new PriceFileReader());
