import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkFigures, NO_FIGURES } from '../domain/figuresDraft';
import { buildBatch } from '../mocks/buildImport';
import { BankFiguresForm } from './BankFiguresForm';
import { FileTotal } from './FileTotal';

/** What the bank shows, beside what the statement says. */
const meta = {
  title: 'Features/Imports/BankFiguresForm',
  component: BankFiguresForm,
  parameters: { frame: 560 },
  args: {
    ...{ formId: 'angka', values: NO_FIGURES, errors: {} },
    children: <FileTotal batch={buildBatch()} />,
    onChange: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof BankFiguresForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { errors: checkFigures(NO_FIGURES) } };
export const Busy: Story = { args: { busy: true } };
