import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { buildCount, buildFund } from '../mocks/buildFund';
import { DayState } from './DayState';

/** The day that is open or was last, and what can be done with it. */
const meta = {
  title: 'Features/PettyCash/DayState',
  component: DayState,
  parameters: { frame: 900 },
  args: { shown: buildFund(), action: <Button>Tutup hari</Button> },
} satisfies Meta<typeof DayState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ditutup')).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveTextContent('Jumat, 20 November 2026');
  },
};
/** An earlier day: nothing is written before it is closed. */
export const LeftOpen: Story = {
  args: { shown: buildFund({ fund: { day: '2026-11-19', debit: 0, credit: 115_000 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kamis, 19 November 2026 belum ditutup')).toBeVisible();
  },
};
/** The same for who does not hold the fund. */
export const LeftOpenByAnother: Story = {
  args: {
    shown: buildFund({ may_close: false, fund: { day: '2026-11-19', debit: 0, credit: 115_000 } }),
    action: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sri Wahyuni yang menutupnya/)).toBeVisible();
  },
};
export const Closed: Story = {
  args: {
    shown: buildFund({
      fund: { state: 'CLOSED', last_closing: buildCount({ expected: 2_815_000, counted: 2_815_000 }) },
    }),
    action: null,
  },
};
export const ClosedWithDifference: Story = {
  args: {
    shown: buildFund({
      fund: { state: 'CLOSED', last_closing: buildCount({ expected: 2_815_000, counted: 2_765_000 }) },
    }),
    action: <Button>Buka kembali</Button>,
  },
  play: async ({ canvas }) => void (await expect(canvas.getByText(/selisih -Rp50.000/)).toBeVisible()),
};
