import { expose } from 'comlink';
import { HolidayFileReader } from './HolidayFileReader';

/* The worker's own file: `readHolidayFile` talks to it. */
expose(new HolidayFileReader());
