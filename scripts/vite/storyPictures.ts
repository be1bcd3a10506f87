import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { allPictures } from '../pictures/allPictures.mjs';

const NAME = 'virtual:story-pictures';

/**
 * `virtual:story-pictures` is what is drawn: the name of each picture (`light/components-data-money/default`) and its
 * width and height, px, so that a page keeps its place while pictures come in.
 */
export function storyPictures(): Plugin {
  return {
    name: 'angsur:story-pictures',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) => {
      if (id !== `\0${NAME}`) return;
      const entries: [string, [number, number]][] = [];
      // One after the other: thousands at once are more than a process may have open.
      for (const { file, name } of allPictures()) entries.push([name, await sizeOf(file)]);
      return `export const pictures = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
  };
}

/** Width and height of a WebP with metadata (VP8X), which is what our pictures are: 24 bits each, less one. */
async function sizeOf(file: string): Promise<[number, number]> {
  const handle = await open(path.resolve(file));
  try {
    const { buffer } = await handle.read(Buffer.alloc(30), 0, 30, 0);
    return [buffer.readUIntLE(24, 3) + 1, buffer.readUIntLE(27, 3) + 1];
  } finally {
    await handle.close();
  }
}
