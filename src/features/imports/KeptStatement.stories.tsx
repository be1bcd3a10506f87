import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getFile } from '@/lib/contract/files';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { KeptStatement } from './KeptStatement';
import { buildBatch } from './mocks/buildImport';

/** The file of a statement, byte for byte as it was read. */
const meta = {
  title: 'Features/Imports/KeptStatement',
  component: KeptStatement,
  parameters: { frame: 1030 },
  args: { batch: buildBatch({ file: { id: 71, name: 'mutasi-bca-november.csv', bytes: 18_432 } }) },
} satisfies Meta<typeof KeptStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotKept: Story = { args: { batch: buildBatch({ file: null }) } };
export const Refused: Story = {
  parameters: { msw: [mockEndpoint(getFile, refuse(403, 'Mutasi ini milik kantor lain.'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh berkas' }));
    await expect(await canvas.findByText('Mutasi ini milik kantor lain.')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
