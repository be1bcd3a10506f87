import { expose } from 'comlink';
import { RegionFileReader } from './RegionFileReader';

/* The worker's own file: `readRegionFile` talks to it. */
expose(new RegionFileReader());
