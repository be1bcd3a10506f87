import { readFileSync } from 'node:fs';
import { filesBelow } from './filesBelow.mjs';

const TITLE = /title: '((?:Components|Features|Pages|Flows|Docs|Access|API|Lib)\/[^']+)'/;

/**
 * The first part of a story's id (`components-data-money`) → its title in the sidebar (`Components/Data/Money`), of the
 * story files below the folders.
 */
export function storyTitles(folders = ['src', 'stories']) {
  const files = folders.flatMap(filesBelow).filter((file) => file.endsWith('.stories.tsx'));
  const titles = files.map((file) => TITLE.exec(readFileSync(file, 'utf8'))?.[1]).filter(Boolean);
  return new Map(titles.map((title) => [idOf(title), title]));
}

/** As Storybook makes an id of a title. */
function idOf(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
