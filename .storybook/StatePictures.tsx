import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport, ModuleExports } from 'storybook/internal/types';
import { use } from 'react';
import styles from './docs.module.css';
import { DocsTheme } from './docsTheme';

export interface StatePicturesProps {
  /** Stories that are shown otherwise on the page. */
  except?: readonly ModuleExport[];
  /** The stories' file; left out: the page's own. */
  of?: ModuleExports;
}

/** The states of a piece that covers the window, as the pictures that its tests compare with; each leads to its story. */
export function StatePictures({ of, except = [] }: StatePicturesProps) {
  const { csfFile } = useOf(of ?? 'meta', ['meta']);
  const { componentStoriesFromCSFFile } = use(DocsContext);
  const theme = use(DocsTheme);
  const stories = componentStoriesFromCSFFile(csfFile).filter(
    ({ moduleExport }) => !except.includes(moduleExport),
  );
  return (
    <div className={styles.pictures}>
      {stories.map(({ id, name, tags }) => (
        <a key={id} href={`./?path=/story/${id}`} target="_top">
          {!tags.includes('no-picture') && (
            <Picture src={`./pictures/${theme}/${id.replace('--', '/')}.webp`} />
          )}
          <span>{name}</span>
        </a>
      ))}
    </div>
  );
}

function Picture({ src }: { src: string }) {
  // A story that is being written has no picture yet.
  return (
    <img loading="lazy" alt="" src={src} onError={({ currentTarget }) => (currentTarget.hidden = true)} />
  );
}
