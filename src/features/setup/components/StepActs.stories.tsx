import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepActs } from './StepActs';

/** What can be done about a step. */
const meta = {
  title: 'Features/Setup/StepActs',
  component: StepActs,
  args: {
    step: 'CALCULATION',
    state: 'OPEN',
    hrefs: {
      COMPANY: '/master/office',
      TITLES: '/user/title',
      STAFF: '/user/staff',
      CALCULATION: '/master/count',
      CONTRACT_TYPE: '/master/type',
      FINANCE: '/master/finance',
      PRICES: '/pricelist',
    },
    isNext: true,
    hasOffice: true,
    onOpen: fn(),
    onSkip: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepActs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Perhitungan mobil' }));
    await expect(args.onOpen).toHaveBeenCalledWith('R4');
    await userEvent.click(canvas.getByRole('button', { name: 'Lewati' }));
    await expect(args.onSkip).toHaveBeenCalledWith(true);
  },
};
/** What is done can be added to, and not be passed over. */
export const Done: Story = {
  args: { state: 'DONE', isNext: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Lewati' })).toBeNull();
  },
};
export const Skipped: Story = {
  args: { state: 'SKIPPED', step: 'FINANCE', isNext: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan langkah ini' }));
    await expect(args.onSkip).toHaveBeenCalledWith(false);
  },
};
/** A step whose form stands on a screen of its own. */
export const OwnScreen: Story = {
  args: { step: 'PRICES' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buka OTR dan Pencairan' })).toHaveAttribute(
      'href',
      '/pricelist',
    );
  },
};
/** Without an active office there is none to fill in. */
export const NoOffice: Story = {
  args: { step: 'COMPANY', hasOffice: false },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Lengkapi kantor' })).toBeNull();
  },
};
