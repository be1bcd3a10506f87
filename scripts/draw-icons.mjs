/*
 * Draws the app icons from the one path of the sign (the icon of the tab is scripts/vite/favicon.ts):
 *   node --import tsx scripts/draw-icons.mjs
 * The results are kept in public/; run it again when the sign or the primary colour changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { MARK_PATH } from '../src/components/BrandMark/markPath.ts';
import { palettes } from '../src/lib/theme/tokens.ts';
import { chromiumPath } from './chromium.mjs';

const PUBLIC = new URL('../public/', import.meta.url);
const { light } = palettes;

/**
 * The sign on a tile of the primary colour.
 * @param share how much of the tile's width the sign takes
 * @param corner corner radius, share of the width; 0 where the system cuts the tile itself
 */
function tile(share, corner) {
  const side = 24 / share;
  const start = (24 - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}">
    <rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${side * corner}" fill="${light.primary}"/>
    <path d="${MARK_PATH}" fill="${light.onPrimary}"/></svg>`;
}

/** A maskable icon keeps its sign inside the middle 80 % circle. */
const ICONS = [
  { file: 'icons/icon-192.png', size: 192, svg: tile(0.56, 0.22) },
  { file: 'icons/icon-512.png', size: 512, svg: tile(0.56, 0.22) },
  { file: 'icons/icon-maskable-512.png', size: 512, svg: tile(0.46, 0) },
  { file: 'apple-touch-icon.png', size: 180, svg: tile(0.54, 0) },
];

mkdirSync(new URL('icons/', PUBLIC), { recursive: true });

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
const page = await browser.newPage();
for (const { file, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  writeFileSync(new URL(file, PUBLIC), await page.screenshot({ omitBackground: true }));
  console.log(`public/${file} ${size} px`);
}
await browser.close();
