import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DateField } from '@/components/DateField/DateField';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import { FilterBar } from './FilterBar';

const noop = () => undefined;

/** Filters above a list; on phones folded behind a button that counts them. */
const meta = {
  title: 'Components/Data/FilterBar',
  component: FilterBar,
  args: {
    onReset: fn(),
    search: <SearchField label="Cari nota" value="" onSearch={noop} />,
    children: (
      <>
        <Select
          label="Periode"
          value="day"
          onChange={noop}
          options={[
            { value: 'day', label: 'Hari' },
            { value: 'month', label: 'Bulan' },
          ]}
        />
        <DateField label="Tanggal" value="2026-11-20" onChange={noop} />
      </>
    ),
  },
  parameters: { frame: 960 },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

async function unfold(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const fold = canvas.queryByRole('button', { name: /^Filter( \(\d\))?$/ });
  if (fold?.checkVisibility()) await userEvent.click(fold);
}

export const Default: Story = {};
export const Active: Story = { args: { active: 2 } };

const more = (
  <Select
    label="Kasir"
    value="Sri Wahyuni"
    onChange={noop}
    options={[
      { value: '', label: 'Semua kasir' },
      { value: 'Sri Wahyuni', label: 'Sri Wahyuni' },
    ]}
  />
);

/** Filters of lesser use wait behind a button. */
export const WithMore: Story = {
  tags: ['plays-at-phone'],
  args: { more },
  play: async ({ canvas }) => {
    await unfold(canvas);
    await expect(canvas.queryByLabelText('Kasir')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter lain' }));
    await expect(canvas.getByLabelText('Kasir')).toBeVisible();
  },
};
/** What is set shows from the start. */
export const WithMoreSet: Story = {
  tags: ['plays-at-phone'],
  args: { more, active: 2, moreActive: 1 },
  play: async ({ canvas }) => {
    await unfold(canvas);
    await expect(canvas.getByRole('button', { name: 'Filter lain (1)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByLabelText('Kasir')).toBeVisible();
  },
};

export const PutsFiltersBack: Story = {
  tags: ['plays-at-phone'],
  args: { active: 2 },
  play: async ({ canvas, args }) => {
    const unfold = canvas.queryByRole('button', { name: 'Filter (2)' });
    if (unfold) await userEvent.click(unfold);
    await userEvent.click(canvas.getByRole('button', { name: 'Atur ulang' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const UnfoldsOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { active: 2 },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: 'Filter (2)' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByLabelText('Periode')).not.toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.getByLabelText('Periode')).toBeVisible();
  },
};
