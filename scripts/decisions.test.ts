import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const files = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.md$/.test(file));
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

it('every decision has its number in the title and a status', () => {
  expect(files.length).toBeGreaterThan(40);
  const wrong = files.filter((file) => {
    const [title = '', , status = ''] = read(file).split('\n');
    return (
      !title.startsWith(`# ${Number(file.slice(0, 4))}. `) || !/^Status: (accepted|replaced by)/.test(status)
    );
  });
  expect(wrong).toEqual([]);
});

it('every decision stands in the index with its title', () => {
  const index = read('README.md');
  const missing = files.filter((file) => {
    const title = read(file)
      .split('\n')[0]
      ?.replace(/^# \d+\. /, '');
    return !index.includes(`[${title}](${file})`);
  });
  expect(missing).toEqual([]);
});
