import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildBatch } from '../mocks/buildImport';
import { FileTotal } from './FileTotal';

/** What a second person compares with the bank. */
const meta = {
  title: 'Features/Imports/FileTotal',
  component: FileTotal,
  parameters: { frame: 1030 },
  args: { batch: buildBatch() },
} satisfies Meta<typeof FileTotal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Another statement has two of its lines as well. */
export const PostedTwice: Story = { args: { batch: buildBatch({ posted_twice: [7, 1_204] }) } };
export const Checked: Story = {
  args: {
    batch: buildBatch({
      checked_by: { username: 'penyetuju.jkt', name: 'Hendra Gunawan' },
      checked_at: '2026-11-20T07:05:00.000Z',
    }),
  },
};
