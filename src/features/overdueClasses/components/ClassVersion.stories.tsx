import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { buildClasses, buildClassVersions } from '../mocks/buildClasses';
import { ClassVersion } from './ClassVersion';

/** One version of the classes: which days are which collectibility and in which bucket, with an example. */
const meta = {
  title: 'Features/OverdueClasses/ClassVersion',
  component: ClassVersion,
  parameters: { frame: 1080 },
  args: { row: buildClasses(), today: '2026-11-20' },
} satisfies Meta<typeof ClassVersion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Contoh: tunggakan 37 hari → kolektibilitas 2, kelompok 31–60 hari.'),
    ).toBeVisible();
  },
};
export const Coming: Story = {
  args: { row: buildClassVersions()[0]!, actions: <Button>Ubah</Button> },
};
export const MostBuckets: Story = {
  args: { row: buildClasses({ bucket_to: Array.from({ length: 19 }, (_, at) => at * 180) }) },
};
