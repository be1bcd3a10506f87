import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination';

/** Which rows are shown, of how many, and the way to the others. */
const meta = {
  title: 'Components/Data/Pagination',
  component: Pagination,
  args: { page: 3, size: 20, count: 1234, onPage: fn(), onPrefetch: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 62 } };
export const OnePage: Story = { args: { page: 1, count: 7 } };
export const Empty: Story = { args: { page: 1, count: 0 } };
export const UncountedMore: Story = { args: { count: 10_000, countMore: true } };

/** How many rows a page has can be chosen; an address may ask for another number. */
export const WithLength: Story = {
  args: { size: 30, onSize: fn() },
  play: async ({ canvas, args }) => {
    const length = canvas.getByLabelText('Baris per halaman');
    await expect(length).toHaveValue('30');
    await userEvent.selectOptions(length, '100');
    await expect(args.onSize).toHaveBeenCalledWith(100);
  },
};

export const GoesToTheNextPage: Story = {
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Halaman berikutnya' });
    await userEvent.hover(next);
    await expect(args.onPrefetch).toHaveBeenCalledWith(4);
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(args.onPage).toHaveBeenCalledWith(4);
  },
};

export const StopsAtTheEnd: Story = {
  args: { page: 62 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Halaman berikutnya' });
    await userEvent.click(next);
    await expect(args.onPage).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
  },
};

/** An old address asks for a page that the list no longer has: the way back leads to its last one. */
export const BehindTheEnd: Story = {
  args: { page: 70 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 dari 1.234');
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman sebelumnya' }));
    await expect(args.onPage).toHaveBeenCalledWith(62);
  },
};
