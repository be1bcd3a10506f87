import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildBast } from '../mocks/buildBast';
import { buildOwnOrder } from '../mocks/buildOwnOrder';
import { UnitChecklist } from './UnitChecklist';

/** What a unit has, thing by thing. */
const meta = {
  title: 'Features/Field/UnitChecklist',
  component: UnitChecklist,
  parameters: { frame: 640 },
  args: { items: buildOwnOrder().checklist, checks: {}, onChange: fn() },
} satisfies Meta<typeof UnitChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const mirrors = within(canvas.getByRole('radiogroup', { name: 'Kaca spion' }));
    await userEvent.click(mirrors.getByRole('radio', { name: 'Rusak' }));
    await expect(args.onChange).toHaveBeenCalledWith({ MIRRORS: 'DAMAGED' });
  },
};
export const Filled: Story = { args: { checks: buildBast().checks } };
export const Incomplete: Story = {
  args: { checks: { STNK: 'YES', KEY: 'YES' }, error: 'Belum diperiksa: Kunci cadangan, Kaca spion, Jok.' },
};
