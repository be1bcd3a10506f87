import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PapersBar } from './PapersBar';

/** Above a paper on screen. */
const meta = {
  title: 'Features/Registrations/PapersBar',
  component: PapersBar,
  args: {
    paper: 'formulir',
    hrefOf: (paper) => `/print/formulir/41?surat=${paper}`,
    backHref: '/customer/41',
    of: 'JKT/R2611/00041, Siti Rahmawati',
    obstacle: null,
    busy: false,
    onPrint: fn(),
  },
  parameters: { frame: 860 },
} satisfies Meta<typeof PapersBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Formulir registrasi');
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Preparing: Story = { args: { busy: true } };
/** Why it can't be printed stands in the button's place. */
export const WithAnObstacle: Story = {
  args: {
    paper: 'jadwal',
    obstacle: 'pembiayaannya belum dapat dihitung. Lengkapi struktur pembiayaan pada form.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/belum dapat dihitung/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cetak' })).toBeNull();
  },
};
