import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { buildContractRows } from '@/features/contracts/mocks/buildContract';
import { selectContracts } from '@/features/contracts/mocks/selectContracts';
import { listOffline, openReceipt } from '@/features/credits/mocks/scenarios';
import { listContracts } from '@/lib/contract/contracts';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { withPagesLoaded } from '../pages/withPagesLoaded';

/** The keys of every page: `/` to its search, `?` to the shortcuts, Ctrl/⌘ K to anything by its name. */
const meta = {
  title: 'Flows/Palette',
  tags: ['!autodocs', 'no-picture'],
  loaders: [withPagesLoaded],
  parameters: { layout: 'fullscreen', route: '/credit' },
  globals: { viewport: { value: 'desktop' } },
  render: () => <AppBody />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Cari layar, kontrak, atau nota' });
};

export const KeysOfEveryPage: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Nota Cicilan' });
    const search = await canvas.findByRole('searchbox');
    await step('/ goes to the search of the page, and is typed where one types', async () => {
      await userEvent.keyboard('/');
      await expect(search).toHaveFocus();
      await expect(search).toHaveValue('');
      await userEvent.keyboard('/?');
      await expect(search).toHaveValue('/?');
      await userEvent.clear(search);
      search.blur();
    });
    await step('? shows the shortcuts; those of one key can be switched off', async () => {
      await userEvent.keyboard('?');
      const dialog = within(await screen.findByRole('dialog', { name: 'Pintasan keyboard' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Pakai pintasan satu tombol' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.keyboard('?/');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(search).not.toHaveFocus();
    });
    await step('Ctrl K works on; Esc closes it and the focus is back', async () => {
      search.focus();
      await openPalette();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(search).toHaveFocus());
    });
  },
};

export const ToARecordAndAScreen: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Nota Cicilan' });
    await step('A plate finds its contract', async () => {
      await userEvent.type(await openPalette(), 'B 1482');
      await expect(await screen.findByRole('option', { name: /B 1482/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Detail Nasabah' })).toBeVisible();
    });
    await step('A word finds a screen, and the focus is on its heading', async () => {
      await userEvent.type(await openPalette(), 'tabel');
      await expect(await screen.findByRole('option', { name: /Tabel Angsuran/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Tabel Angsuran' });
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
};

/** An approver sees receipts too; a supervisor of collectors contracts alone. */
export const ByRights: Story = {
  parameters: { session: 'Supervisor Kolektor', route: '/' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.type(await openPalette(), 'jkt');
    await expect(await screen.findByRole('group', { name: 'Kontrak' })).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Nota' })).toBeNull();
    await expect(screen.queryByRole('option', { name: /Staff/ })).toBeNull();
  },
};

const ROWS = buildContractRows(57);

/** The first answer comes last: it is never shown for the newer text. One kind that fails says so beside the others. */
export const LateAndFailing: Story = {
  parameters: {
    route: '/policy',
    msw: [
      mockEndpoint(listContracts, async ({ query }) => {
        if (query.search === 'Siti') await delay(1_500);
        return selectContracts(ROWS, query);
      }),
      ...listOffline,
    ],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    const field = await openPalette();
    await step('Asked once typing rests, and again for another text', async () => {
      await userEvent.type(field, 'Siti');
      await waitFor(() => expect(screen.getByText(/Nota belum dapat dicari/)).toBeVisible());
      await userEvent.clear(field);
      await userEvent.type(field, 'Agus');
      await expect(screen.queryByRole('option', { name: /Siti/ })).toBeNull();
      await expect((await screen.findAllByRole('option', { name: /Agus Setiawan/ }))[0]).toBeVisible();
    });
    await step('The late answer changes nothing', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_600));
      await expect(screen.queryByRole('option', { name: /Siti/ })).toBeNull();
    });
    await step('All of them are one press away, in any office', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Semua kontrak untuk “Agus”' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Nasabah' })).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveValue('Agus');
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu utama' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Cari dan buka' }));
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'nota cic');
    await userEvent.click(await screen.findByRole('option', { name: /Nota Cicilan/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nota Cicilan' })).toBeVisible();
  },
};

/** What the page's header offers runs from the palette, and what its keys do too. */
export const ActionsOfThePage: Story = {
  parameters: { route: '/credit/42', msw: openReceipt },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Tindakan' });
    await step('They stand first, before anything is typed', async () => {
      await openPalette();
      const group = await screen.findByRole('group', { name: 'Di halaman ini' });
      await expect(within(group).getByRole('option', { name: 'Cetak' })).toBeVisible();
      await expect(screen.getAllByRole('group')[0]).toBe(group);
    });
    await step('One runs, and the focus goes where it opens', async () => {
      await userEvent.keyboard('pembatalan{Enter}');
      const dialog = await screen.findByRole('dialog', { name: /pembatalan/i });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const ToThePagesSearch: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await openPalette();
    await userEvent.keyboard('kolom cari');
    await screen.findByRole('option', { name: /Ke kolom cari di halaman ini/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(search).toHaveFocus());
  },
};

/** A cashier's TTS opens where its money was counted; nothing else is asked for vouchers and letters. */
export const ByItsNumber: Story = {
  parameters: { session: 'Kasir', route: '/' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('A TTS, written as one likes', async () => {
      await userEvent.type(await openPalette(), 'jktk261100214');
      const option = await screen.findByRole('option', { name: /JKT\/K2611\/00214/ });
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Detail Setoran' })).toBeVisible();
    });
    await step('A letter is not a cashier’s', async () => {
      await userEvent.type(await openPalette(), 'JKT/SP/2611/00001');
      await screen.findByText(/Tidak ada yang cocok/);
    });
  },
};

/** Everything of a director: a label's book, a voucher, a letter, a person. */
export const EveryKind: Story = {
  parameters: { session: 'Direktur', route: '/' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    const finds = async (text: string, group: string) => {
      const field = await openPalette();
      await userEvent.clear(field);
      await userEvent.paste(text);
      await waitFor(() => {
        const found = within(screen.getByRole('group', { name: group }));
        return expect(found.getAllByRole('option')[0]).toBeVisible();
      });
      await userEvent.keyboard('{Escape}');
    };
    await step('A letter', () => finds('jkt sp 2611 1', 'Surat Peringatan'));
    await step('A voucher', () => finds('pc/jkt/2026/11/42', 'Voucher kas kecil'));
    await step('A book', () => finds('JKT-2607', 'BPKB'));
    await step('A person', () => finds('eka lestari', 'Staff'));
  },
};
