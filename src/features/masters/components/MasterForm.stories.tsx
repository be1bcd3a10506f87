import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { checkValues, formValues } from '../domain/masterForm';
import { CONTRACT_TYPE } from '../kinds/contractType';
import { FINANCE } from '../kinds/finance';
import { OFFICE } from '../kinds/office';
import { buildContractType, buildFinance, buildOffice } from '../mocks/buildMasters';
import { MasterForm } from './MasterForm';

const blankOffice = { ...formValues(OFFICE, null, ''), phone: 'belum ada', valid_to: '2020-01-01' };

/** The fields of a simple master; its code is fixed from the first use on. */
const meta = {
  title: 'Features/Masters/MasterForm',
  component: MasterForm,
  parameters: { frame: 592 },
  args: {
    kind: FINANCE,
    formId: 'story',
    values: formValues(FINANCE, buildFinance(), '2026-11-20'),
    errors: {},
    usedBy: '48 kontrak',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof MasterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {};
export const New: Story = {
  args: { values: formValues(FINANCE, null, '2026-11-20'), usedBy: null },
};
export const ContractType: Story = {
  args: { kind: CONTRACT_TYPE, values: formValues(CONTRACT_TYPE, buildContractType(), '2026-11-20') },
};
export const Office: Story = {
  args: { kind: OFFICE, values: formValues(OFFICE, buildOffice(), ''), usedBy: '7 staff, 64 kontrak' },
};
export const Wrong: Story = {
  args: { kind: OFFICE, values: blankOffice, usedBy: null, errors: checkValues(OFFICE, blankOffice) },
};
export const Failed: Story = {
  args: {
    notice: (
      <SaveProblem
        message="Tidak tersambung ke server. Periksa jaringan, lalu coba lagi."
        moved={[]}
        onTakeOver={fn()}
      />
    ),
  },
};

export const TellsWhatIsTyped: Story = {
  args: { kind: OFFICE, values: formValues(OFFICE, buildOffice({ code: '' }), ''), usedBy: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Kode'), 's');
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: 'S' });
    await userEvent.selectOptions(canvas.getByLabelText('Zona waktu'), 'WITA');
    await expect(args.onChange).toHaveBeenLastCalledWith({ zone: 'Asia/Makassar' });
    const phone = canvas.getByLabelText('Telepon');
    await userEvent.tripleClick(phone);
    await userEvent.paste('021-555-0118 / 021-555-0119');
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: '021-555-0118' });
    await expect(canvas.getByText('Satu kolom satu nomor. Tidak ikut: 021-555-0119.')).toBeVisible();
  },
};
