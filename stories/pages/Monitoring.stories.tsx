import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/monitoring`: what is going on in the offices that one sees. */
const meta = {
  title: 'Pages/Monitoring',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/monitoring', session: 'Kepala Cabang' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Monitoring' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'Rp1.705.700.000, Semua yang terlambat' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/overdue\?due=late&office=all&angka=[^&]+$/));
    await expect(canvas.getAllByRole('link', { current: 'page' })[0]).toHaveTextContent('Monitoring');
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const Mobile: Story = { ...Default, globals: phone };
/** A red figure is one press away from its rows. */
export const ToTheRows: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Rp1.705.700.000, Semua yang terlambat' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Tanggal Jatuh Tempo' })).toBeVisible(),
    );
  },
};
