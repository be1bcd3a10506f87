import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';

/** A server that speaks S3, on a port of its own; it goes away with the test. */
export async function s3Server() {
  const directory = mkdtempSync(path.join(tmpdir(), 'angsur-s3-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'angsur-files', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  const config = {
    bucket: 'angsur-files',
    prefix: 'perusahaan/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    pathStyle: true,
  };
  return { config, close };
}
