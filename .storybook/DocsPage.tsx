import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { LiveStory } from './LiveStory';
import { StatePictures } from './StatePictures';

/**
 * A piece's page where nobody wrote one: purpose, first state, props, every state. What covers the window (dialogs,
 * pages) would cover this page too: its first state is alive in a window of its own, the others are pictures.
 */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = use(DocsContext);
  const [first] = componentStories();
  const coversTheWindow = preparedMeta.parameters.layout === 'fullscreen';
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {coversTheWindow && first ? <LiveStory of={first.moduleExport as unknown} /> : <Primary />}
      <Controls />
      {coversTheWindow && first ? (
        <>
          <h2>Every state</h2>
          <StatePictures />
        </>
      ) : (
        <Stories />
      )}
    </>
  );
}
