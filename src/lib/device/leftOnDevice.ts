import { ApiError } from '../http/ApiError';
import { loadCode } from '../lazy/loadCode';
import type { DeviceStore } from './DeviceStore';

/** Only who works with a phone has one, so nobody else asks for its code. */
async function loadStore(): Promise<DeviceStore> {
  const { deviceStore } = await loadCode(() => import('./device'));
  return deviceStore();
}

/**
 * How many records of a person this device has that the server does not, by kind.
 * @throws ApiError `offline` where the code that reads them cannot be had: nobody knows then
 */
export async function unsentOnDevice(owner: string): Promise<ReadonlyMap<string, number>> {
  try {
    return await (await loadStore()).unsent(owner);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Nothing can be kept on this device, so nothing is.
    return new Map();
  }
}

/** After signing out: what was only read or is sent already goes; what the server does not have stays for its owner. */
export async function forgetOnDevice(owner: string): Promise<void> {
  try {
    await (await loadStore()).forget(owner);
  } catch {
    // Nothing can be kept on this device, so nothing is; or what reads it is not here, and it stays for its owner.
  }
}
