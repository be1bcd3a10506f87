import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { checkValues, formValues } from '../domain/titleForm';
import { buildTitle, buildTitles } from '../mocks/buildTitle';
import { TitleForm } from './TitleForm';

const wrong = { ...formValues(null), name: 'K', penalty_discount_bp: '120', transfer_days_back: '12 jam' };

/** The fields of a title. */
const meta = {
  title: 'Features/Titles/TitleForm',
  component: TitleForm,
  parameters: { frame: 912 },
  args: {
    formId: 'story',
    values: formValues(buildTitle({ id: 8 })),
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof TitleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Persetujuan'));
    await expect(args.onChange).toHaveBeenCalledWith({
      access: expect.objectContaining({ is_credit_approval: 0, is_contract: 1 }) as object,
    });
  },
};
export const New: Story = {
  args: {
    values: formValues(null),
    copying: { titles: buildTitles(), chosen: null, onChoose: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Hak dan batas seperti'), 'Kasir');
    await expect(args.copying?.onChoose).toHaveBeenCalledWith(3);
  },
};
export const Wrong: Story = { args: { values: wrong, errors: checkValues(wrong) } };
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
