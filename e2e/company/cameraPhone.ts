import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { chromiumPath } from '../../scripts/chromium.mjs';
import type { OwnServer } from './ownServer';
import { PHONE } from './signIn';

/** A sheet with a label on a table, as a phone's camera sees it: a little turned, not filling the picture. */
async function pictureOf(code: string): Promise<Buffer> {
  const { data, size } = encode(code, { border: 4, ecc: 'M' });
  const module = 9;
  const dark = data
    .flatMap((row, y) =>
      row.map((on, x) => (on ? `<rect x="${x}" y="${y}" width="1.01" height="1.01"/>` : '')),
    )
    .join('');
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#8a8378"/>
    <g transform="translate(600 340) rotate(11) scale(${module}) translate(${-size / 2} ${-size / 2})">
    <rect width="${size}" height="${size}" fill="#fff"/>${dark}</g></svg>`;
  return sharp(Buffer.from(sheet)).jpeg({ quality: 90 }).toBuffer();
}

/** A phone whose camera sees this label all the time. */
export async function phoneSeeing(
  server: OwnServer,
  code: string,
): Promise<{ page: Page; putAway: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'angsur-e2e-camera-'));
  const film = join(folder, 'label.mjpeg');
  writeFileSync(film, await pictureOf(code));
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext({
    ...PHONE,
    ...{ baseURL: server.address, locale: 'id-ID', timezoneId: 'Asia/Jakarta' },
  });
  await server.tellTime(context);
  return {
    page: await context.newPage(),
    putAway: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
