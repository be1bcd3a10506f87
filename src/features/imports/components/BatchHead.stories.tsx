import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildBatch } from '../mocks/buildImport';
import { BatchHead } from './BatchHead';

const SRI = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };

/** Which statement this is and how it stands. */
const meta = {
  title: 'Features/Imports/BatchHead',
  component: BatchHead,
  parameters: { frame: 1030 },
  args: { batch: buildBatch() },
} satisfies Meta<typeof BatchHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Posted: Story = {
  args: {
    batch: buildBatch({ status: 'POSTED', posted_by: SRI, posted_at: '2026-11-20T07:01:00.000Z' }),
  },
};
export const LongName: Story = {
  args: {
    batch: buildBatch({
      file_name: 'Mutasi_Rekening_0351234567_PT_ANGSUR_MULTIFINANCE_01-11-2026_sampai_20-11-2026_(1).csv',
    }),
  },
};
