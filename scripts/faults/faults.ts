import type { Fault } from './Fault';
import { SOCKET_FAULTS } from './families/sockets';

/** Every fault that is tried, in this order; `docs/faults.md` says the same to people. */
export const FAULTS: readonly Fault[] = [...SOCKET_FAULTS];
