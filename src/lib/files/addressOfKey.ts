import { readFile } from '../contract/files';
import { apiAddress } from '../http/apiAddress';

/** Where the content of a file can be read while its key lasts. */
export const addressOfKey = (key: string): string => apiAddress(readFile.path, { key });
