import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { printed, printsOn } from '@/lib/mocks/printing';
import { PrintSheet } from './PrintSheet';

const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');
const rule = () => [...document.querySelectorAll('style')].map((one) => one.textContent).join('\n');

/** What goes to the printer alone; the page stays as it is on screen. */
const meta = {
  title: 'Components/Paper/PrintSheet',
  component: PrintSheet,
  args: {
    size: 'A5',
    title: 'Nota JKT/2611/00042',
    onPrinted: fn(),
    children: <p>Nota JKT/2611/00042</p>,
  },
  decorators: [
    (Story) => (
      <>
        <p>Layar tetap seperti ini; lembar nota hanya ada di kertas.</p>
        <Story />
      </>
    ),
  ],
  beforeEach: () => printsOn('A5'),
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsOnceAndIsNotSeen: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onPrinted).toHaveBeenCalledOnce());
    await expect(printed).toHaveBeenCalledOnce();
    await expect(sheet()).toHaveTextContent('Nota JKT/2611/00042');
    await expect(sheet()).not.toBeVisible();
    await expect(canvas.getByText(/^Layar tetap/)).toBeVisible();
    await expect(rule()).toContain('size: 148mm 210mm');
  },
};

/** A roll is as long as what stands on it: here a document of 100 mm, and 14 mm that stay free. */
export const OnARoll: Story = {
  args: { size: '80mm', children: <div style={{ height: '100mm' }} /> },
  play: async () => {
    await expect(rule()).toContain('size: 80mm 114mm; margin: 15px 15px 30px;');
  },
};
