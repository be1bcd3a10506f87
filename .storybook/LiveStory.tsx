import { Source, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import styles from './docs.module.css';
import { DocsTheme } from './docsTheme';

export interface LiveStoryProps {
  /** The story, as its file exports it. */
  of: unknown;
  /** Height of its window, px. */
  height?: number;
  /** Width of its window, px. Default as wide as the page. */
  width?: number;
}

/** A story that covers the window, alive in a window of its own on a page of words; loaded when it comes into view. */
export function LiveStory({ of, height = 560, width }: LiveStoryProps) {
  const { story } = useOf(of, ['story']);
  const theme = use(DocsTheme);
  return (
    <figure className={styles.live}>
      <iframe
        loading="lazy"
        title={story.name}
        src={`./iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`}
        style={{ height, width: width ?? '100%' }}
      />
      <figcaption>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
      </figcaption>
      <details>
        <summary>Code</summary>
        <Source of={of} />
      </details>
    </figure>
  );
}
