import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './filesBelow.mjs';

const TITLE = /title: '((?:Components|Features|Pages|Flows|Docs|Access|API|Lib)\/[^']+)'/;
const FOLDERS = ['src', 'stories'];

/**
 * The first part of a story's id (`components-data-money`) → its title in the sidebar (`Components/Data/Money`), of the
 * story files below the folders.
 */
export function storyTitles(folders = FOLDERS) {
  return new Map(storyFiles(folders).map(({ title }) => [idOf(title), title]));
}

/** Files of the stories with such titles, by the first part of their ids, from the root of a checkout. */
export function storyFilesOf(pieces, root = '.') {
  return storyFiles(FOLDERS.map((folder) => join(root, folder)))
    .filter(({ title }) => pieces.includes(idOf(title)))
    .map(({ file }) => relative(root, file));
}

/** First parts of the ids of stories that these words name: by that part, by their title or by their file. */
export function piecesNamed(words) {
  const named = storyFiles(FOLDERS).filter(({ file, title }) =>
    [idOf(title), title, file].some((name) => words.includes(name)),
  );
  return new Set(named.map(({ title }) => idOf(title)));
}

/** Story files below the folders, with their titles. */
export function storyFiles(folders = FOLDERS) {
  return folders
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const title = TITLE.exec(readFileSync(file, 'utf8'))?.[1];
      return title === undefined ? [] : [{ file, title }];
    });
}

/** As Storybook makes an id of a title. */
export function idOf(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
