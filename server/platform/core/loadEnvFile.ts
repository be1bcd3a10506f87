import { existsSync } from 'node:fs';

/** Reads `.env` beside package.json, if there is one; what is set already wins. */
export function loadEnvFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
