import { readConfig } from './platform/core/config';
import { explain } from './platform/core/explain';
import { loadEnvFile } from './platform/core/loadEnvFile';
import { startServer, type RunningServer } from './startServer';
import { welcome } from './welcome';

/** Longest time from being told to stop to the end, ms. */
const STOP_WITHIN = 20_000;

/** Starts the company, says how to get in, and stops in order on SIGTERM, Ctrl+C and an error that nobody owns. */
async function main(): Promise<void> {
  let server: RunningServer | null = null;
  let stopping = false;
  const stop = (code: 0 | 1) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      process.stderr.write(`Berhenti paksa setelah ${STOP_WITHIN / 1000} detik.\n`);
      process.exit(1);
    }, STOP_WITHIN).unref();
    const closed = server?.close() ?? Promise.resolve();
    closed.then(() => process.exit(code), fail);
  };
  // What was under way may be half done: whoever supervises the process starts a whole one again.
  const lost = (error: unknown) => {
    if (server) server.logLost(error);
    else process.stderr.write(`${explain(error)}\n`);
    stop(1);
  };
  process.on('uncaughtException', lost);
  process.on('unhandledRejection', lost);
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // A terminal or a pipe that closed is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  loadEnvFile();
  const config = readConfig(process.env);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  server = await startServer(config, print);
  print(welcome(server, { codesByMail: config.smtp !== null, publicUrl: config.publicUrl }));
}

function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

main().catch(fail);
