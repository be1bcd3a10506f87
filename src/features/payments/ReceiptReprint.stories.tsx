import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { printAnswerLost, printRefused } from './mocks/scenarios';
import { ReceiptReprint } from './ReceiptReprint';

const print = fn();

/** A written receipt on paper again; the server counts before anything is printed. */
const meta = {
  title: 'Features/Payments/ReceiptReprint',
  component: ReceiptReprint,
  args: { id: 42, invoice: 'JKT/2611/00042', onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const real = window.print.bind(window);
    print.mockClear();
    window.print = print;
    return () => {
      window.print = real;
    };
  },
} satisfies Meta<typeof ReceiptReprint>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));

export const Prints: Story = {
  play: async () => {
    await press('Cetak')();
    await screen.findByText(/Diberikan ke pencetak/);
    await expect(print).toHaveBeenCalledOnce();
  },
};

let keys: (string | null)[] = [];
/** No answer came: pressing again carries the same key and counts once; a print after that is another one. */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    const lost = printAnswerLost();
    keys = lost.keys;
    msw.use(...lost.handlers);
  },
  play: async () => {
    await press('Cetak')();
    await screen.findByText(/hanya dihitung sekali/);
    await expect(print).not.toHaveBeenCalled();
    await press('Cetak')();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await press('Cetak lagi')();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    await expect(keys).toHaveLength(3);
    await expect(keys[0]).toBeTruthy();
    await expect(keys[1]).toBe(keys[0]);
    await expect(keys[2]).not.toBe(keys[0]);
  },
};

export const WasVoided: Story = {
  parameters: { msw: printRefused },
  play: async () => {
    await press('Cetak')();
    await screen.findByText(/sudah dibatalkan/);
    await expect(print).not.toHaveBeenCalled();
  },
};
