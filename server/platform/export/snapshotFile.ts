import type { Connection } from '../db/connect';
import type { FileAnswer } from './FileAnswer';
import { narrowing } from './narrowing';
import { openSnapshot, type Snapshot } from './openSnapshot';

/** A file that is read from one snapshot, which is closed when it was sent, or when it can't be made. */
export async function snapshotFile(
  connection: Connection,
  make: (snapshot: Snapshot) => Promise<Omit<FileAnswer, 'close'>>,
): Promise<FileAnswer> {
  const snapshot = await openSnapshot(connection);
  try {
    return { ...(await narrowing(make(snapshot))), close: () => snapshot.close() };
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}
