import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button/Button';
import { buildLetter, buildLetters, DELIVERED } from '../mocks/buildLetter';
import { LetterList } from './LetterList';

/** Warning letters with their sums and how they were delivered. */
const meta = {
  title: 'Features/Collection/LetterList',
  component: LetterList,
  parameters: { frame: 800 },
  args: { letters: buildLetters() },
} satisfies Meta<typeof LetterList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { named: true, actsOf: () => <Button>Cetak</Button> } };
/** Brought no more: what was late is paid, or the contract runs no more. */
export const Lapsed: Story = {
  args: { letters: [buildLetter({ lapsed: 'PAID' }), buildLetter({ id: 72, lapsed: 'ENDED' })] },
};
/** The borrower is called on elsewhere since it was made. */
export const AddressChanged: Story = {
  args: {
    letters: [buildLetter({ address_now: 'Jl. Kenanga No. 4 RT 001/RW 002, Rawasari, Jakarta Pusat' })],
  },
};
export const LongNames: Story = {
  args: {
    named: true,
    letters: [
      buildLetter({
        customer_name: 'Raden Ayu Siti Nurhaliza Kusumawardhani Prawirodirdjo binti Haji Muhammad Syahrul',
        arrears: 123_456_789_012,
        delivery: { ...DELIVERED, received_by: 'Wulandari Kusumaningtyas Prawirodirdjo, kakak ipar nasabah' },
      }),
    ],
  },
};
