import type { FoundContract } from './readContract';
import { isRunning } from './runningStatuses';

/** Why no call is recorded on a contract, in words; null: it runs. */
export const callObstacle = ({ contract }: FoundContract): string | null =>
  isRunning(contract.status)
    ? null
    : `Kontrak ${contract.code} sudah berakhir, jadi tidak ada yang ditagih lagi.`;
