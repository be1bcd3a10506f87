import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import {
  buildDifference,
  buildHandingRequest,
  buildPettyRequest,
  buildTopUp,
} from '../mocks/buildPettyRequest';
import { RequestLines } from './RequestLines';

/** What was asked for of a fund and is not at its end. */
const meta = {
  title: 'Features/PettyCash/RequestLines',
  component: RequestLines,
  parameters: { frame: 900 },
  args: {
    title: 'Menunggu orang kedua',
    requests: [buildPettyRequest(), buildTopUp(), buildDifference(), buildHandingRequest()],
    actsOf: (): ReactNode => <Button kind="quiet">Tarik kembali</Button>,
  },
} satisfies Meta<typeof RequestLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/CV Sejuk Abadi: Servis dua AC/)).toBeVisible();
    await expect(canvas.getByText(/2 voucher, dari bank BCA/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    requests: [
      buildPettyRequest({
        amount: 98_750_000,
        description:
          'Penggantian pompa air, pipa induk dan talang di lantai dua sesudah kebocoran pada dinding ruang arsip kontrak',
        payee: 'CV Karya Teknik Bangunan Sejahtera Mandiri Nusantara',
      }),
    ],
    actsOf: () => 'Anda sendiri yang memintanya, jadi orang lain yang memutuskan.',
  },
};
/** Nothing is shown where nothing waits. */
export const Nothing: Story = {
  args: { requests: [] },
  tags: ['no-picture'],
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('region')).toBeNull()),
};
