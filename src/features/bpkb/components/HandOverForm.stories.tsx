import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkHandOver, START_HAND_OVER } from '../domain/handingDrafts';
import { STORY_PARTS } from '../mocks/BpkbRoute';
import { buildPrepared, PREPARED } from '../mocks/buildBook';
import { TypedForm } from '../mocks/TypedForm';
import { HandOverForm } from './HandOverForm';

const { Upload, File } = STORY_PARTS;
const Shown = ({ tried = false }: { tried?: boolean }) => (
  <TypedForm start={START_HAND_OVER} check={checkHandOver} tried={tried}>
    {(form) => (
      <HandOverForm {...form} book={buildPrepared()} prepared={PREPARED} {...{ Upload, File }} slot="story" />
    )}
  </TypedForm>
);

/** What was prepared, then a photo and a signature. */
const meta = {
  title: 'Features/Bpkb/HandOverForm',
  component: Shown,
  parameters: { frame: 592 },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penerima kuasa')).toBeVisible();
    await expect(canvas.getByText('Surat kuasa bermeterai Rp10.000')).toBeVisible();
  },
};
export const Wrong: Story = { args: { tried: true } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
