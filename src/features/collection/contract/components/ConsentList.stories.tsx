import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildConsents } from '../mocks/buildCollecting';
import { StoryFileView } from '../mocks/StoryPaper';
import { ConsentList } from './ConsentList';

/** What a borrower allowed, until when, and the paper that says so. */
const meta = {
  title: 'Features/Collection/ConsentList',
  component: ConsentList,
  parameters: { frame: 800 },
  args: { consents: buildConsents(), FileView: StoryFileView, onEnd: fn() },
} satisfies Meta<typeof ConsentList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only one that holds can be ended. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Akhiri' }));
    await expect(args.onEnd).toHaveBeenCalledWith(args.consents[0]);
  },
};
export const Empty: Story = { args: { consents: [] } };
export const ReadOnly: Story = { args: { onEnd: undefined } };
