import type { World } from './World';

/** Something that goes wrong, and how it is made to. */
export interface Fault {
  /** Short, with dashes; `npm run faults -- id` tries it alone. */
  id: string;
  /** What happens, as `docs/faults.md` says it. */
  title: string;
  /** The server ends in this fault and is started again by it; any other must leave the process alive. */
  endsServer?: true;
  /**
   * Makes it happen while the counters pay, and leaves the company running. @throws what did not go as it must.
   */
  try(world: World): Promise<void>;
}
