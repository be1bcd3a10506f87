import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBook, buildHandedOver, buildLent, buildMovement, JAKARTA, MAKASSAR } from '../mocks/buildBook';
import { STORY_PARTS } from '../mocks/BpkbRoute';
import { BookMovements } from './BookMovements';

/** All that happened to a book, newest first. */
const meta = {
  title: 'Features/Bpkb/BookMovements',
  component: BookMovements,
  parameters: { frame: 800 },
  args: { book: buildLent(), File: STORY_PARTS.File, Picture: STORY_PARTS.Picture },
} satisfies Meta<typeof BookMovements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/untuk Pajak STNK, kembali paling lambat 8 November 2026/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Tanda tangan' })).toBeVisible();
  },
};
/** To whom, by what right, with which papers. */
export const HandedOver: Story = { args: { book: buildHandedOver() } };
/** Between offices, to another contract, and taken back. */
export const Wandering: Story = {
  args: {
    book: buildBook({
      movements_more: true,
      movements: [
        buildMovement({ id: 5, movement: 'UNREADY', note: 'Ada nota yang dibatalkan' }),
        buildMovement({ id: 4, movement: 'CARRIED_ON', by: null }),
        buildMovement({ id: 3, movement: 'ARRIVED', office: MAKASSAR, contract_code: 'JKT-2401-00009' }),
        buildMovement({ id: 2, movement: 'SENT', office: JAKARTA, to_office: MAKASSAR, person: 'JNE 01288' }),
        buildMovement({ id: 1, movement: 'REFUSED', person: 'Anton', note: 'Nomor rangka lain sama sekali' }),
      ],
    }),
  },
};
export const Nothing: Story = { args: { book: buildBook({ movements: [] }) } };
export const Narrow: Story = { args: { book: buildHandedOver() }, globals: { viewport: { value: 'phone' } } };
