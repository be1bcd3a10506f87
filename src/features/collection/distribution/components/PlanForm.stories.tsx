import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TITLED } from '../mocks/buildDistribution';
import { PlanForm } from './PlanForm';

const four = [
  ...TITLED,
  { id: 24, name: 'Raden Ajeng Kusumawardhani Prawiranegara Soerjodiningrat', title: 'Direktur Utama' },
];

/** Which accounts are given out, and to whom. */
const meta = {
  title: 'Features/Collection/PlanForm',
  component: PlanForm,
  parameters: { frame: 720 },
  args: {
    ...{ people: TITLED, offered: TITLED, scope: 'ALL', from: null, chosen: [21, 22, 23] },
    ...{ onScope: fn(), onFrom: fn(), onChosen: fn() },
  },
} satisfies Meta<typeof PlanForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Budi Santoso' }));
    await expect(args.onChosen).toHaveBeenCalledWith([21, 23]);
  },
};
export const OfOne: Story = { args: { scope: 'ONE', from: 21, offered: TITLED.slice(1), chosen: [22] } };
/** Many are chosen or left together. */
export const Many: Story = {
  args: { people: four, offered: four, chosen: [21] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih semua' }));
    await expect(args.onChosen).toHaveBeenCalledWith([21, 22, 23, 24]);
  },
};
export const Nobody: Story = { args: { people: [], offered: [], chosen: [] } };
