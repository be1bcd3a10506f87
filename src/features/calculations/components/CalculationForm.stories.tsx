import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { checkValues, formValues, NEW_RULES } from '../domain/calculationForm';
import { buildVersion } from '../mocks/buildVersions';
import { CalculationForm } from './CalculationForm';

const version = buildVersion();
const filled = formValues(version, version.code, '2027-01-01');
const blank = formValues(NEW_RULES.R2, '', '');

/** The rules of a Perhitungan: every field with its unit, and what they mean in money beside them. */
const meta = {
  title: 'Features/Calculations/CalculationForm',
  component: CalculationForm,
  parameters: { frame: 960 },
  args: {
    formId: 'story',
    values: filled,
    errors: {},
    codeFixed: true,
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof CalculationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** A sum per day instead of a percentage. */
export const FixedPenalty: Story = {
  args: { values: { ...filled, penalty_kind: 'FIXED', penalty_per_day: 5000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Denda tetap per hari')).toHaveValue('5.000');
    await expect(canvas.queryByLabelText('Denda per hari')).toBeNull();
    await expect(canvas.getByText('Rp35.000')).toBeVisible();
  },
};
/** Rounding that would leave lines of 0. */
export const TooCoarse: Story = {
  args: {
    values: { ...filled, method: 'ANNUITY', round_to: 100_000 },
    errors: checkValues({ ...filled, method: 'ANNUITY', round_to: 100_000 }, '2026-11-20', undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Terlalu kasar: pada tenor/)).toBeVisible();
  },
};
export const NewCode: Story = { args: { values: blank, codeFixed: false } };
export const Wrong: Story = {
  args: { values: blank, codeFixed: false, errors: checkValues(blank, '2026-11-20', undefined) },
};
export const Failed: Story = {
  args: {
    notice: (
      <InlineAlert tone="danger" title="Belum tersimpan">
        Tidak tersambung ke server. Periksa jaringan, lalu coba lagi. Yang Anda ketik tetap ada.
      </InlineAlert>
    ),
  },
};

export const TellsWhatIsTyped: Story = {
  render: (args) => (
    <>
      <CalculationForm {...args} />
      <Button type="submit" form="story">
        Simpan
      </Button>
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Bunga per tahun'), '5');
    await expect(args.onChange).toHaveBeenLastCalledWith({ rate_bp: '225' });
    await userEvent.selectOptions(canvas.getByLabelText('Cara bunga'), 'ANNUITY');
    await expect(args.onChange).toHaveBeenLastCalledWith({ method: 'ANNUITY' });
    await userEvent.selectOptions(canvas.getByLabelText('Cara denda'), 'FIXED');
    await expect(args.onChange).toHaveBeenLastCalledWith({ penalty_kind: 'FIXED' });
    await userEvent.selectOptions(canvas.getByLabelText('Angsuran pertama'), 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith({ in_advance: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
