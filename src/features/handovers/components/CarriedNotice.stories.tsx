import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCollectors } from '../mocks/buildBasis';
import { CarriedNotice } from './CarriedNotice';

/** On Home of who takes money: what collectors carry. */
const meta = {
  title: 'Features/Handovers/CarriedNotice',
  component: CarriedNotice,
  args: { rows: buildCollectors(), href: '/payment/handover' },
  parameters: { frame: 760 },
} satisfies Meta<typeof CarriedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 lebih dari satu hari kerja/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Setoran Kolektor' })).toHaveAttribute(
      'href',
      '/payment/handover',
    );
  },
};
export const OnTime: Story = {
  args: { rows: buildCollectors().slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/lebih dari satu hari kerja/)).toBeNull();
  },
};
/** All was handed over: there is nothing to say. */
export const Nothing: Story = {
  tags: ['no-picture'],
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Narrow: Story = { parameters: { frame: 328 } };
