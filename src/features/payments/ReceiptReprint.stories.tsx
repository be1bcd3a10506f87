import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { printed, printsOn } from '@/lib/mocks/printing';
import { readPaper } from '@/lib/paper/usePaper';
import { printAnswerLost, printRefused } from './mocks/scenarios';
import { ReceiptReprint } from './ReceiptReprint';

/** A written receipt on paper again; the server counts before anything is printed. */
const meta = {
  title: 'Features/Payments/ReceiptReprint',
  component: ReceiptReprint,
  args: { id: 42, invoice: 'JKT/2611/00042', onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => printsOn('A5'),
} satisfies Meta<typeof ReceiptReprint>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));

/** This device never printed: its paper is asked for first, and kept. */
export const FirstOfTheDevice: Story = {
  tags: ['no-picture'],
  beforeEach: () => printsOn(null),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Gulungan 58 mm' }));
    await press('Lihat cetakan')();
    await expect(await screen.findByRole('region', { name: /58 mm/ })).toBeVisible();
    await expect(readPaper()).toBe('58mm');
    await expect(printed).not.toHaveBeenCalled();
  },
};

export const Prints: Story = {
  play: async () => {
    await expect(await screen.findByText('Sisa setelah nota ini')).toBeVisible();
    await press('Cetak')();
    await screen.findByText(/Diberikan ke pencetak/);
    await expect(printed).toHaveBeenCalledOnce();
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
    await expect(printed).not.toHaveBeenCalled();
    await press('Cetak')();
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    await press('Cetak lagi')();
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(2));
    await expect(keys).toHaveLength(3);
    await expect(keys[0]).toBeTruthy();
    await expect(keys[1]).toBe(keys[0]);
    await expect(keys[2]).not.toBe(keys[0]);
  },
};

export const WasVoided: Story = {
  parameters: { msw: printRefused },
  play: async () => {
    await expect((await screen.findAllByText(/sudah dibatalkan/))[0]).toBeVisible();
    await expect(printed).not.toHaveBeenCalled();
  },
};
