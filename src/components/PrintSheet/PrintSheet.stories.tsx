import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { PrintSheet } from './PrintSheet';

const print = fn();
const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');

/** What goes to the printer alone; the page stays as it is on screen. */
const meta = {
  title: 'Components/Paper/PrintSheet',
  component: PrintSheet,
  args: { size: 'A5', onPrinted: fn(), children: <p>Nota JKT/2611/00042</p> },
  decorators: [
    (Story) => (
      <>
        <p>Layar tetap seperti ini; lembar nota hanya ada di kertas.</p>
        <Story />
      </>
    ),
  ],
  // Storybook restores the spy after the story; without it a print window would open.
  beforeEach: () => {
    print.mockClear();
    spyOn(window, 'print').mockImplementation(print);
  },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsOnceAndIsNotSeen: Story = {
  play: async ({ canvas, args }) => {
    await expect(print).toHaveBeenCalledOnce();
    await expect(args.onPrinted).toHaveBeenCalledOnce();
    await expect(sheet()).toHaveTextContent('Nota JKT/2611/00042');
    await expect(sheet()).not.toBeVisible();
    await expect(canvas.getByText(/^Layar tetap/)).toBeVisible();
  },
};

export const OnARoll: Story = {
  args: { size: '80mm' },
  play: async () => {
    await expect(sheet()?.querySelector('style')).toHaveTextContent('size: 80mm 200mm; margin: 4mm');
  },
};

export const OnA4: Story = {
  args: { size: 'A4' },
  play: async () => {
    await expect(sheet()?.querySelector('style')).toHaveTextContent('size: A4; margin: 15mm');
  },
};
