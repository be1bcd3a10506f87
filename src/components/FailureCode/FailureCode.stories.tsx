import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { FailureCode } from './FailureCode';

/** The id of a request that failed through no fault of the person, small, for whoever runs the server. */
const meta = {
  title: 'Components/Notices/FailureCode',
  component: FailureCode,
  args: { code: '7k2m9xqd' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof FailureCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ours: Story = {};
export const OfAProxy: Story = { args: { code: 'b7c0d1e2f3a4b5c6d7e8f9a0b1c2d3e4' } };

export const IsCopied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Salin kode' }));
    await expect(write).toHaveBeenCalledWith('7k2m9xqd');
    await waitFor(() => expect(canvas.getByText('Kode tersalin.')).toBeVisible());
  },
};
