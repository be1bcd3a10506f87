import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport, ModuleExports } from 'storybook/internal/types';
import { use } from 'react';
import { pictures } from 'virtual:story-pictures';
import styles from './docs.module.css';
import { DocsTheme } from './docsTheme';

export interface StatePicturesProps {
  /** Stories that are shown otherwise on the page. */
  except?: readonly ModuleExport[];
  /** The stories' file; left out: the page's own. */
  of?: ModuleExports;
}

/** The states of a piece that covers the window, as the pictures that its tests hold it against; each leads to its story. */
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
          {!tags.includes('no-picture') && <Picture name={`${theme}/${id.replace('--', '/')}`} />}
          <span>{name}</span>
        </a>
      ))}
    </div>
  );
}

/** Before `npm run pictures` nothing is drawn. */
function Picture({ name }: { name: string }) {
  const [hash, width, height] = pictures[name] ?? [];
  if (!hash) return <small>Not drawn here yet: npm run pictures</small>;
  return <img loading="lazy" alt="" src={`./pictures/${hash}.webp`} width={width} height={height} />;
}
