/* global document, performance */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../scripts/chromium.mjs';
import { until } from './browser.mjs';
import { figure } from './figures.mjs';

const FOLDER = process.env.STORYBOOK_DIR ?? 'storybook-static';
const ROUNDS = 3;
/** Goal of a first page or story, nothing cached, ms. */
const GOAL = 5000;

/** What a designer opens: the address as it is given to somebody, and a story by its own. */
const OPENED = [
  { name: 'Storybook, its first page', path: '/' },
  {
    name: 'Storybook, a story by its address',
    path: '/?path=/story/components-shell-profileblock--with-photo',
  },
  { name: 'Storybook, a page by its address', path: '/?path=/story/pages-credit--default' },
];

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built Storybook, opened with nothing cached: until its first page of words, or the story, is drawn. */
export async function measure() {
  if (!existsSync(join(FOLDER, 'index.html'))) throw new Error('Run `npm run build-storybook` first.');
  const server = await serve(FOLDER);
  const origin = `http://127.0.0.1:${server.address().port}`;
  try {
    const figures = [];
    for (const { name, path } of OPENED) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await open(origin + path));
      const middle = (pick) => rounds.map(pick).sort((a, b) => a - b)[ROUNDS >> 1];
      figures.push(
        figure(
          name,
          middle(({ shown }) => shown),
          'ms',
          GOAL,
        ),
        figure(
          `${name}: time of the page's own tasks`,
          middle(({ busy }) => busy),
          'ms',
        ),
        figure(
          `${name}: requests`,
          middle(({ requests }) => requests),
          '',
        ),
        figure(
          `${name}: loaded, not compressed`,
          middle(({ bytes }) => bytes / 1000),
          'kB',
        ),
      );
    }
    return figures;
  } finally {
    server.close();
  }
}

/** Opens an address in a new browser. @returns ms until it is drawn and ms of work of the page, requests and bytes until then */
async function open(address) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    let requests = 0;
    let bytes = 0;
    page.on('response', (response) => {
      requests += 1;
      bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto(address, { waitUntil: 'commit' });
    const shown = await until(page, drawnAt);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    return { shown, busy, requests, bytes };
  } finally {
    await browser.close();
  }
}

/** In the page: ms of its clock once the preview's frame shows the words of a page or of a story; false before. */
function drawnAt() {
  const preview = document.querySelector('iframe#storybook-preview-iframe')?.contentDocument;
  const isShown = preview?.body?.matches(
    '.sb-show-main:not(.sb-show-preparing-story, .sb-show-preparing-docs)',
  );
  const words =
    preview?.querySelector('#storybook-docs h1')?.innerText ||
    preview?.querySelector('#storybook-root')?.innerText;
  return isShown && words?.trim() ? performance.now() : false;
}

function serve(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
