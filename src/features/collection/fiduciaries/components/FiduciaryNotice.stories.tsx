import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFiduciaryFigures } from '../mocks/buildFiduciaries';
import { FiduciaryNotice } from './FiduciaryNotice';

const figures = buildFiduciaryFigures();
const none = { count: 0, count_more: false };

/** On Home of who keeps contracts: fiduciaries whose last day has passed or is near. */
const meta = {
  title: 'Features/Collection/FiduciaryNotice',
  component: FiduciaryNotice,
  args: { figures, hrefOf: (list) => `/contract/fiduciary?list=${list}&due=near` },
  parameters: { frame: 760 },
} satisfies Meta<typeof FiduciaryNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'pendaftaran' })).toHaveAttribute(
      'href',
      '/contract/fiduciary?list=register&due=near',
    );
    await expect(canvasElement).toHaveTextContent(
      /pendaftaran 2 terlambat, 3 tinggal 7 hari atau kurang; penghapusan/,
    );
  },
};
export const NearAlone: Story = {
  args: {
    figures: { register: { ...figures.register, late: none }, remove: { all: none, late: none, near: none } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/terlambat/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'penghapusan' })).toBeNull();
  },
};
/** There is nothing to say. */
export const Nothing: Story = {
  tags: ['no-picture'],
  args: {
    figures: {
      register: { ...figures.register, late: none, near: none },
      remove: { all: none, late: none, near: none },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Narrow: Story = { parameters: { frame: 328 } };
