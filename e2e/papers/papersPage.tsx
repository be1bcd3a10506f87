import '@fontsource-variable/inter/wght.css';
import '@/lib/theme/tokens.css';
import '@/lib/theme/base.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { PrintSheet } from '@/components/Paper/PrintSheet';
import type { PaperSize } from '@/lib/paper/papers';

/*
 * Every paper that has stories, ready to be printed: the stories of `*Print.stories.tsx` say which there are and what
 * stands on them; their size is replaced by the one that is asked for.
 */

type Args = Record<string, unknown>;
interface StoryFile {
  default: { title: string; component: ComponentType<Args>; args: Args };
  [story: string]: { args?: Args };
}

const files = import.meta.glob<StoryFile>('/src/features/*/components/*Print.stories.tsx', { eager: true });
const papers = new Map<string, { component: ComponentType<Args>; args: Args }>();
for (const { default: meta, ...stories } of Object.values(files)) {
  for (const [name, story] of Object.entries(stories)) {
    const args = { ...meta.args, ...story.args };
    papers.set(`${meta.title.split('/').at(-1)}/${name}`, { component: meta.component, args });
  }
}

const root = createRoot(document.getElementById('root')!);

const harness = {
  names: () => [...papers.keys()],
  /** Puts a paper into the place of the page, as the product does, and waits until it would be printed. */
  show: (name: string, size: PaperSize) =>
    new Promise<void>((printed) => {
      const { component: Component, args } = papers.get(name)!;
      window.print = () => printed();
      root.render(
        <>
          <p>Layar</p>
          <PrintSheet key={`${name} ${size}`} size={size} title={name}>
            <Component {...args} size={size} />
          </PrintSheet>
        </>,
      );
    }),
};

export type PapersHarness = typeof harness;

declare global {
  var papersOfStories: PapersHarness;
}

globalThis.papersOfStories = harness;
await document.fonts.load('12px "Inter Variable"');
document.documentElement.dataset.ready = 'true';
