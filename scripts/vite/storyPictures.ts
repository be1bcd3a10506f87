import type { Plugin } from 'vite';
import { isDrawn } from '../pictures/drawnPictures.mjs';
import { allLines } from '../pictures/pictureLines.mjs';

const NAME = 'virtual:story-pictures';

/**
 * `virtual:story-pictures`: which pictures are drawn here, by their names (`light/components-data-money/default`), with
 * hash, width and height, px, so that a page keeps its place while pictures come in; and how many lines there are.
 */
export function storyPictures(): Plugin {
  return {
    name: 'angsur:story-pictures',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => {
      if (id !== `\0${NAME}`) return;
      const lines = [...allLines()];
      const drawn = lines
        .filter(([, { hash }]) => isDrawn(hash))
        .map(([name, { size, hash }]) => [name, [hash, ...size.split('x').map(Number)]]);
      return [
        `export const pictures = ${JSON.stringify(Object.fromEntries(drawn))};`,
        `export const count = ${lines.length};`,
      ].join('\n');
    },
  };
}
