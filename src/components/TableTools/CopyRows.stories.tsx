import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { CopyRows } from './CopyRows';

const TEXT = 'No. nota\tJumlah\nJKT/2611/00042\t1335000';

/** Puts the chosen rows on the clipboard, as a spreadsheet takes them, and says so only when they are there. */
const meta = {
  title: 'Components/Data/CopyRows',
  component: CopyRows,
  args: { textOf: () => TEXT, what: '1 nota' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof CopyRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CopiesOrSaysWhyNot: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Salin' });
    const write = spyOn(navigator.clipboard, 'writeText');
    await step('It is there', async () => {
      write.mockResolvedValue();
      await userEvent.click(button);
      await expect(write).toHaveBeenCalledWith(TEXT);
      await expect(await canvas.findByText('1 nota tersalin. Tempelkan di lembar kerja.')).toBeVisible();
    });
    await step('The browser does not allow it', async () => {
      write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      await userEvent.click(button);
      await expect(await canvas.findByText(/^1 nota belum tersalin/)).toBeVisible();
    });
  },
};
