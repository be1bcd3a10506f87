import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FillingNotice } from './FillingNotice';

/** What contracts owe is still calculated for the first time. */
const meta = {
  title: 'Features/Collection/FillingNotice',
  component: FillingNotice,
  args: { filling: { done: 412_000, total: 1_000_000 } },
} satisfies Meta<typeof FillingNotice>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/dihitung 412\.000 dari 1\.000\.000 kontrak/)).toBeVisible();
  },
};
