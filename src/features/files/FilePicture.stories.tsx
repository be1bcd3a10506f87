import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getFile } from '@/lib/contract/files';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { KEPT_PHOTO } from '@/lib/mocks/keptPhoto';
import { FilePicture } from './FilePicture';

/** A picture that the server keeps, small. */
const meta = {
  title: 'Features/Files/FilePicture',
  component: FilePicture,
  parameters: { frame: 320 },
  args: { file: KEPT_PHOTO, label: 'Foto 1' },
} satisfies Meta<typeof FilePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>('img', { name: 'Foto 1' }).naturalWidth).toBeGreaterThan(0),
    );
  },
};
export const Missing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getFile, { ...KEPT_PHOTO, trouble: 'MISSING', key: null, until: null })),
  play: async ({ canvas }) => void (await canvas.findByText(/tidak ada lagi di penyimpanan/)),
};
export const Damaged: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getFile, { ...KEPT_PHOTO, trouble: 'DAMAGED', key: null, until: null })),
  play: async ({ canvas }) => void (await canvas.findByText(/^Berkas ini rusak/)),
};
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getFile, refuse(403, 'Berkas ini milik kantor lain.'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka Foto 1' }));
    await canvas.findByText('Berkas ini milik kantor lain.');
  },
};
