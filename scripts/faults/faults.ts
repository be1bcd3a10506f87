import type { Fault } from './Fault';
import { DATABASE_FAULTS } from './families/database';
import { DISK_FAULTS } from './families/disk';
import { FILE_FAULTS } from './families/files';
import { MONEY_FAULTS } from './families/money';
import { PROCESS_FAULTS } from './families/processes';
import { REGISTRATION_FAULTS } from './families/registrations';
import { REQUEST_FAULTS } from './families/requests';
import { SOCKET_FAULTS } from './families/sockets';
import { STRANGER_FAULTS } from './families/strangers';

/** Every fault that is tried, in this order; `docs/faults.md` says the same to people. */
export const FAULTS: readonly Fault[] = [
  ...SOCKET_FAULTS,
  ...REQUEST_FAULTS,
  ...STRANGER_FAULTS,
  ...DATABASE_FAULTS,
  ...PROCESS_FAULTS,
  ...DISK_FAULTS,
  ...MONEY_FAULTS,
  ...REGISTRATION_FAULTS,
  ...FILE_FAULTS,
];
