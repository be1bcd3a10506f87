import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EMPTY_STATE } from '../domain/instalmentState';
import { buildCalculation, buildCalculations } from '@/lib/mocks/buildCalculation';
import { InstalmentFields } from './InstalmentFields';

/** What Tabel Angsuran is calculated from: rules, principal, tenors, contract date. */
const meta = {
  title: 'Features/Instalments/InstalmentFields',
  component: InstalmentFields,
  parameters: { frame: 1080 },
  args: {
    state: EMPTY_STATE,
    calculations: buildCalculations(),
    rules: buildCalculation(),
    date: '2026-11-20',
    principal: null,
    errors: {},
    onChange: fn(),
  },
} satisfies Meta<typeof InstalmentFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { state: { ...EMPTY_STATE, principal: 12_000_000, tenors: '12, 24' }, principal: 12_000_000 },
};
export const FromPrice: Story = {
  args: {
    state: { ...EMPTY_STATE, from: 'otr', otr: 20_000_000, downPayment: 8_000_000 },
    principal: 12_000_000,
  },
};
export const Wrong: Story = {
  args: {
    state: { ...EMPTY_STATE, from: 'otr', otr: 20_000_000, downPayment: 25_000_000, tenors: '120' },
    errors: { downPayment: 'Harus di bawah harga OTR.', tenors: 'Tenor 6–36 bulan untuk Perhitungan ini.' },
  },
};
export const LongNames: Story = {
  args: {
    rules: buildCalculation({
      name: 'Pembiayaan multiguna sepeda motor bekas dengan jaminan BPKB, cabang timur',
    }),
    calculations: [
      buildCalculation({ name: 'Pembiayaan multiguna sepeda motor bekas dengan jaminan BPKB, cabang timur' }),
    ],
  },
};

export const TellsWhatIsTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Pokok'), '5');
    await expect(args.onChange).toHaveBeenLastCalledWith({ principal: 5 });
    await userEvent.selectOptions(canvas.getByLabelText('Dasar pokok'), 'otr');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 'otr' });
    await userEvent.selectOptions(canvas.getByLabelText('Perhitungan'), 'R4-ANUITAS');
    await expect(args.onChange).toHaveBeenLastCalledWith({ calculation: 'R4-ANUITAS' });
  },
};
