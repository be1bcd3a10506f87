import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordStamps } from './RecordStamps';

const LUKMAN = { username: 'admin.sistem', name: 'Lukman Hakim' };
const MADE = '2026-03-08T02:30:00.000Z';
const CHANGED = '2026-11-20T07:05:00.000Z';

/** Who made a record and who changed it last. What was not recorded is left out. */
const meta = {
  title: 'Components/Data/RecordStamps',
  component: RecordStamps,
  parameters: { frame: 592 },
  args: {
    of: {
      created_at: MADE,
      created_by: LUKMAN,
      updated_at: CHANGED,
      updated_by: { username: 'direktur', name: 'Ratna Wibowo' },
    },
  },
} satisfies Meta<typeof RecordStamps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Dibuat oleh Lukman Hakim pada 8 Maret 2026, 09:30. Terakhir diubah oleh Ratna Wibowo pada 20 November 2026, 14:05.',
    );
  },
};
export const NeverChanged: Story = {
  args: { of: { created_at: MADE, created_by: LUKMAN, updated_at: MADE, updated_by: LUKMAN } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('diubah');
  },
};
/** The record came from before people were recorded; its last change is known. */
export const MakerUnknown: Story = {
  args: { of: { created_at: null, created_by: null, updated_at: CHANGED, updated_by: LUKMAN } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Pembuatnya tidak diketahui. Terakhir diubah oleh Lukman Hakim pada 20 November 2026, 14:05.',
    );
  },
};
/** The day is known, the person is not. */
export const PersonUnknown: Story = {
  args: { of: { created_at: MADE, created_by: null, updated_at: CHANGED, updated_by: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Dibuat pada 8 Maret 2026, 09:30. Terakhir diubah pada 20 November 2026, 14:05.',
    );
  },
};
export const NothingKnown: Story = {
  args: { of: { created_at: null, created_by: null, updated_at: null, updated_by: null } },
};
export const LongName: Story = {
  args: {
    of: {
      created_at: MADE,
      created_by: { username: 'x', name: 'Raden Ajeng Kusumawardhani Tirtonegoro Pangestu Wicaksono' },
      updated_at: MADE,
      updated_by: null,
    },
  },
};
export const Narrow: Story = { parameters: { frame: 280 } };
