import { readConfig } from './config';
import { loadEnvFile } from './loadEnvFile';
import { startServer } from './startServer';
import { welcome } from './welcome';

/** Starts the company, says how to get in, and stops cleanly on SIGTERM and Ctrl+C. */
async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const server = await startServer(config, print);
  print(welcome(server, { codesByMail: config.smtp !== null }));

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** The errors that people meet, in words; anything else as it is. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain dengan PORT (aplikasi) atau PUSHER_PORT (realtime).`;
  }
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} tidak boleh dipakai. Pilih port di atas 1024.`;
  if (code === 'ECONNREFUSED') return 'Basis data tidak menjawab. Periksa DATABASE_URL.';
  return error.stack ?? error.message;
}

main().catch(fail);
