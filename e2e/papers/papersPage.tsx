import '@fontsource-variable/inter/wght.css';
import '@/lib/theme/tokens.css';
import '@/lib/theme/base.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { PrintSheet } from '@/components/Paper/PrintSheet';
import type { PaperSize } from '@/lib/paper/papers';
import { wholeWords, type Words } from './wholeness';

/*
 * Every paper that has stories, in its preview and ready to be printed: the stories of `*Print.stories.tsx` say which
 * there are and what stands on them; their size is replaced by the one that is asked for.
 */

type Args = Record<string, unknown>;
interface StoryFile {
  default: { title: string; component: ComponentType<Args>; args: Args };
  [story: string]: { args?: Args };
}

const files = import.meta.glob<StoryFile>('/src/features/**/*Print.stories.tsx', { eager: true });
const papers = new Map<string, { component: ComponentType<Args>; args: Args }>();
for (const { default: meta, ...stories } of Object.values(files)) {
  for (const [name, story] of Object.entries(stories)) {
    const args = { ...meta.args, ...story.args };
    papers.set(`${meta.title.split('/').at(-1)}/${name}`, { component: meta.component, args });
  }
}

/** A line of text of a document, and the sheet that the preview shows it on. */
export interface Block {
  text: string;
  sheet: number;
}

/** A document as it stands before it is printed. */
export interface Shown extends Words {
  blocks: Block[];
  /** What stands out beyond its paper. */
  beyond: string[];
  /** What stands in the heads of its tables, and in their rows. */
  tables: { head: string; rows: string[] }[];
}

/** How wide the preview is: smaller than the paper, as in the dialog. */
const PREVIEW = 420;
const BLOCKS = ':is(tr, p, dt, dd, h3, h4)';

const root = createRoot(document.getElementById('root')!);

const harness = {
  names: () => [...papers.keys()],
  /** Puts a paper into the place of the page, as the product does, and waits until it would be printed. */
  show: async (name: string, size: PaperSize): Promise<Shown> => {
    const { component: Component, args } = papers.get(name)!;
    await new Promise<void>((printed) => {
      window.print = () => printed();
      root.render(
        <>
          <div id="preview" key={`${name} ${size} preview`} style={{ width: PREVIEW }}>
            <PaperPreview size={size}>
              <Component {...args} size={size} />
            </PaperPreview>
          </div>
          <PrintSheet key={`${name} ${size}`} size={size} title={name}>
            <Component {...args} size={size} />
          </PrintSheet>
        </>,
      );
    });
    await new Promise(requestAnimationFrame);
    return shownNow();
  },
};

function shownNow(): Shown {
  const sheet = document.querySelector('[data-print-sheet]')!;
  const edge = sheet.getBoundingClientRect().right + 1;
  const beyond = [...sheet.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge);
  const text = ({ textContent }: Element) => textContent ?? '';
  return {
    ...wholeWords(sheet),
    blocks: previewed(),
    beyond: beyond.map((one) => `${one.tagName} ${text(one)}`),
    tables: [...sheet.querySelectorAll('table')].map((table) => ({
      head: text(table.tHead!),
      rows: [...table.querySelectorAll('tbody tr')].map(text),
    })),
  };
}

/** Every line in the preview, with the sheet that its lines across the paper put it on. */
function previewed(): Block[] {
  const preview = document.getElementById('preview')!;
  const ends = [...preview.querySelectorAll('[data-sheet]')].map((end) => end.getBoundingClientRect().top);
  return [...preview.querySelectorAll(`[data-paper] ${BLOCKS}`)].map((block) => {
    const { top, height } = block.getBoundingClientRect();
    return {
      text: block.textContent ?? '',
      sheet: 1 + ends.filter((end) => end < top + height / 2).length,
    };
  });
}

export type PapersHarness = typeof harness;

declare global {
  var papersOfStories: PapersHarness;
}

globalThis.papersOfStories = harness;
await document.fonts.load('12px "Inter Variable"');
document.documentElement.dataset.ready = 'true';
