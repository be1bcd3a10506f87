import type { Company } from './company/openCompany';
import type { Load } from './company/startLoad';

/** What a fault may touch: the company that works on, its counters, and places of its own. */
export interface World {
  company: Company;
  /** The counters that take payments all the while. */
  load: Load;
  /** An empty folder that goes away after the fault. */
  folder: () => string;
  /** Runs after the fault, also where it failed; the last one first. */
  after: (cleanup: () => unknown) => void;
}
