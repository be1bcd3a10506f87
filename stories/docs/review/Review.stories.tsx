import type { Meta, StoryObj } from '@storybook/react-vite';
import { EveryState } from './EveryState';

/**
 * Every picture that is drawn on this machine (`npm run pictures`), for somebody who looks at all of them. What changed:
 * `npm run review`.
 */
const meta = {
  title: 'Docs/Review',
  component: EveryState,
  parameters: { layout: 'fullscreen', session: null, controls: { disable: true } },
  // It shows the pictures: a picture of it would change with each of them.
  tags: ['no-picture', '!test', '!autodocs'],
} satisfies Meta<typeof EveryState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { name: 'Every state' };
