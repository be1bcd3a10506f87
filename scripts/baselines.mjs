/*
 * Keeps `__screenshots__` in step with the stories.
 *   --check   fails on a picture without a story and on a story without a picture, and names another browser
 *   --update  makes all pictures anew with the browser that is here, and records which it was
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from './filesBelow.mjs';
import { chromiumVersion, sameBrowserAsBaselines } from './chromium.mjs';

const FOLDER = '__screenshots__';
const LOOKS = ['light', 'dark', 'phone'];

if (process.argv.includes('--update')) update();
else check();

function update() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const projects = LOOKS.map((look) => `--project=${look}`);
  // The first run writes each picture and says so by failing; the second must agree with it.
  spawnSync('npx', ['vitest', 'run', ...projects, '--update'], {
    stdio: 'inherit',
    env: { ...process.env, CI: '' },
  });
  writeFileSync(join(FOLDER, 'BROWSER'), `${chromiumVersion()}\n`);
  const again = spawnSync('npx', ['vitest', 'run', ...projects], {
    stdio: 'inherit',
    env: { ...process.env, CI: '1' },
  });
  process.exit(again.status ?? 1);
}

function check() {
  if (!sameBrowserAsBaselines()) {
    const drawn = readFileSync(join(FOLDER, 'BROWSER'), 'utf8').trim();
    console.log(`Baselines were drawn by ${drawn}, here is ${chromiumVersion()}: compared with a tolerance.`);
  }
  const stories = storyPictures();
  const wanted = [...stories].filter(([, shown]) => shown).map(([name]) => name);
  const wrong = [];
  for (const look of LOOKS) {
    const pictures = new Set(
      filesBelow(join(FOLDER, look)).map((file) => file.slice(`${FOLDER}/${look}/`.length, -4)),
    );
    const missing = wanted.filter((name) => !pictures.has(name));
    const orphans = [...pictures].filter((name) => !stories.has(name));
    console.log(`${look}: ${wanted.length - missing.length} of ${wanted.length} stories have a baseline`);
    wrong.push(...missing.map((name) => `${look}/${name}: story without a picture`));
    wrong.push(...orphans.map((name) => `${look}/${name}: picture without a story`));
  }
  for (const line of wrong) console.error(line);
  if (wrong.length) console.error('Run `npm run baselines` and look at what changed.');
  process.exit(wrong.length ? 1 : 0);
}

/** Story → whether it must have a picture (tag `no-picture`: it moves). */
function storyPictures() {
  const file = join(mkdtempSync(join(tmpdir(), 'stories-')), 'index.json');
  execFileSync('npx', ['storybook', 'index', '-o', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(file)) throw new Error('storybook index wrote nothing');
  const { entries } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.values(entries)
      .filter((entry) => entry.type === 'story')
      .map((entry) => [entry.id.replace('--', '/'), !entry.tags?.includes('no-picture')]),
  );
}
