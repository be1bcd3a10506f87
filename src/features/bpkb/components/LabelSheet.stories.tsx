import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { labelOfBook, labelOfPlace, sheetsOf } from '../domain/labels';
import { buildPlaces, buildRows } from '../mocks/buildBook';
import { LabelPreview } from './LabelPreview';
import { LabelSheet } from './LabelSheet';

/** A sheet of labels, as it comes out. */
const meta = {
  title: 'Features/Bpkb/LabelSheet',
  component: LabelSheet,
  parameters: { frame: 560 },
  args: { labels: sheetsOf(buildRows().map(labelOfBook), 1)[0] ?? [] },
  render: (args) => <LabelPreview sheet={args.labels} sheets={1} />,
} satisfies Meta<typeof LabelSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    void (await expect(canvas.getByRole('img', { name: 'Kode QR BPKB:51-42' })).toBeVisible()),
};
/** Begun at its tenth label: the others were used before. */
export const HalfUsed: Story = { args: { labels: sheetsOf(buildRows().map(labelOfBook), 10)[0] ?? [] } };
export const Places: Story = {
  args: {
    labels:
      sheetsOf(
        [
          ...buildPlaces(),
          { id: 1204, name: 'Brankas besar lantai dua, rak besi sebelah kiri, map gantung nomor 118' },
        ].map(labelOfPlace),
        1,
      )[0] ?? [],
  },
};
