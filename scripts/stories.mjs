/*
 * Every story as a test and as a picture: `node scripts/stories.mjs [options, folders and files of vitest run]`.
 * In a run of all stories, or of whole folders, a picture there that no story looks at is a failure.
 *   --draw   writes the pictures that differ or are missing, removes those without a story (in the folders that were
 *            named, or all), and looks at what was written a second time: `npm run baselines`, or
 *            `npm run baselines -- src/features/x` for a part
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumVersion, sameBrowserAsBaselines } from './chromium.mjs';
import { allPictures, FOLDER } from './pictures/allPictures.mjs';
import { storyTitles } from './storyTitles.mjs';

const BROWSER = join(FOLDER, 'BROWSER');
const folder = mkdtempSync(join(tmpdir(), 'angsur-pictures-'));
const words = process.argv.slice(2).filter((word) => word !== '--draw');
const named = words.filter((word) => !word.startsWith('-'));
const isFiltered = words.some((word) => /^(-t|--changed|--testNamePattern|--shard)/.test(word));
/** Not all stories were asked for, but some by folder, by file, by name, or by what changed. */
const isPart = isFiltered || named.length > 0;
const isFolder = (word) => existsSync(word) && statSync(word).isDirectory();
/** All stories are looked at, or all of the named folders: a picture that none of them looks at has no story. */
const isWhole = !isFiltered && named.every(isFolder) && process.env.PICTURES !== '0';

const ended = process.argv.includes('--draw') ? draw() : check();
rmSync(folder, { recursive: true, force: true });
process.exit(ended);

function check() {
  sayWhichBrowser();
  const { status, looks } = run(words, { CI: '1' });
  if (status !== 0 || !isWhole) return status;
  const orphans = withoutStory(looks);
  for (const file of orphans) console.error(`${file}: picture without a story`);
  if (orphans.length > 0) console.error('Run `npm run baselines` and look at what changed.');
  return orphans.length > 0 ? 1 : 0;
}

function draw() {
  const sameBrowser = sameBrowserAsBaselines();
  if (!sameBrowser && isPart) {
    console.error('Another browser drew the other pictures: draw all of them (npm run baselines).');
    return 1;
  }
  // From here on pictures are this browser's, compared to the pixel.
  writeFileSync(BROWSER, `${chromiumVersion()}\n`);
  const { status, looks } = run(words, { CI: '', PICTURES: 'draw' });
  const drawn = looks.filter(({ state }) => state === 'drawn');
  if (status !== 0) {
    console.error('Stories failed, so nothing is removed; their pictures are what they were.');
    return status;
  }
  const orphans = isWhole ? withoutStory(looks) : [];
  for (const file of orphans) rmSync(file);
  for (const { name } of drawn) console.log(`drawn: ${name}`);
  for (const file of orphans) console.log(`removed: ${file}`);
  console.log(`${drawn.length} of ${looks.length} pictures drawn, ${orphans.length} removed`);
  if (drawn.length === 0) return 0;
  return run([...new Set(drawn.map(({ file }) => file))], { CI: '1' }).status;
}

/** One run of the stories: its exit code, and what it looked at. */
function run(args, env) {
  const record = join(folder, 'record');
  rmSync(record, { force: true });
  const { status } = spawnSync('npx', ['vitest', 'run', '--project=stories', '--project=phone', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env, PICTURES_RECORD: record },
  });
  const lines = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [];
  const looks = lines.map((line) => {
    const [state, name, file] = line.split('\t');
    return { state, name, file };
  });
  return { status: status ?? 1, looks };
}

/** Files of pictures that no story looked at; in a run of folders, of the story files in them. */
function withoutStory(looks) {
  const seen = new Set(looks.map(({ name }) => name));
  const titles = isPart ? storyTitles(named) : null;
  return allPictures()
    .filter(({ name }) => !seen.has(name) && (titles?.has(name.split('/')[1]) ?? true))
    .map(({ file }) => file);
}

function sayWhichBrowser() {
  if (sameBrowserAsBaselines()) return;
  const drawn = readFileSync(BROWSER, 'utf8').trim();
  console.log(`Pictures were drawn by ${drawn}, here is ${chromiumVersion()}: compared with a tolerance.`);
}
