import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildQuote, buildSettlement } from '../mocks/buildReceipts';
import { QuoteChoice } from './QuoteChoice';

const quote = buildQuote();

/** Which settlement is taken: a quote that was given before, or the calculation of today. Nothing without a quote. */
const meta = {
  title: 'Features/Payments/QuoteChoice',
  component: QuoteChoice,
  args: { today: buildSettlement(), held: [quote], chosen: null, onChoose: fn() },
} satisfies Meta<typeof QuoteChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneQuoteHolds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), String(quote.quote?.id));
    await expect(args.onChoose).toHaveBeenCalledWith(quote.quote?.id);
  },
};
