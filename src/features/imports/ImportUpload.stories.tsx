import type { Meta, StoryObj } from '@storybook/react-vite';
import { writeXlsx } from 'hucre/xlsx';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { listBankMappings } from '@/lib/contract/bankMappings';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { ImportUpload } from './ImportUpload';
import { buildMappings } from './mocks/buildImport';
import { importScenarios, rememberingWorld, sendingStops } from './mocks/scenarios';
import {
  asFile,
  BCA_CSV,
  manyLines,
  MISSING_LINE_CSV,
  RESAVED_CSV,
  UNMARKED_CSV,
} from './mocks/statementFiles';

/** Bank and file, columns, what they read; read in a worker of its own, sent when told to. */
const meta = {
  title: 'Features/Imports/ImportUpload',
  component: ImportUpload,
  parameters: { frame: 1030, route: '/payment/import?upload=1' },
  args: { href: '/payment/import', onSent: fn() },
} satisfies Meta<typeof ImportUpload>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function choose(canvas: Canvas, file: File, bank = 'BCA') {
  const banks = await canvas.findByLabelText('Bank');
  if (bank) await userEvent.selectOptions(banks, bank);
  await userEvent.upload(canvas.getByLabelText('Berkas mutasi'), file);
}
const send = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Default: Story = {};

/** The bank's kept mapping is used again; each unreadable line is named. */
export const ReadsBca: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, asFile(BCA_CSV));
    await canvas.findByText(/Susunan kolom BCA dari unggahan terakhir dipakai lagi/);
    await canvas.findByText('Baris 11: Belum dibukukan bank (PEND)');
    await expect(canvas.getByText('Rp8.857.000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kirim 3 baris' })).toBeVisible();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

let answerMappings: () => void;
/** On a slow line the file is open before it is known how its bank was read the last time. */
export const KnowsTheBankLate: Story = {
  beforeEach: ({ msw }) => {
    const known = new Promise<void>((resolve) => (answerMappings = resolve));
    msw.use(
      mockEndpoint(listBankMappings, async () => {
        await known;
        return { rows: buildMappings() };
      }),
    );
  },
  play: async ({ canvas }) => {
    await choose(canvas, asFile(BCA_CSV));
    await canvas.findByRole('button', { name: 'Kirim 3 baris' });
    await expect(canvas.queryByText(/dipakai lagi/)).toBeNull();
    answerMappings();
    await canvas.findByText(/Susunan kolom BCA dari unggahan terakhir dipakai lagi/);
  },
};

/** The bank may be chosen after the file; one that is not known is never said to be read as the last time. */
export const ChangesTheBank: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, asFile(BCA_CSV), '');
    await canvas.findByRole('button', { name: 'Kirim 3 baris' });
    const banks = canvas.getByLabelText('Bank');
    await userEvent.selectOptions(banks, 'BCA');
    await canvas.findByText(/Susunan kolom BCA dari unggahan terakhir dipakai lagi/);
    await userEvent.selectOptions(banks, 'BRI');
    await waitFor(() => expect(canvas.queryByText(/dipakai lagi/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Kirim 3 baris' })).toBeVisible();
  },
};

/** A workbook: days and numbers as cells, references with their zeros. */
export const ReadsAWorkbook: Story = {
  play: async ({ canvas }) => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Mutasi',
          rows: [
            ['Date', 'Description', 'Reference No.', 'Debit', 'Credit'],
            [new Date('2026-11-02T00:00:00Z'), 'MCM TRF JKT-2604-00118', '000183', 0, 2_832_000],
            [new Date('2026-11-03T00:00:00Z'), 'BIAYA ADM', '000184', 15_000, 0],
          ],
        },
      ],
    });
    await choose(canvas, asFile(bytes, 'Mandiri 13-19 Nov.xlsx'), 'MANDIRI');
    await canvas.findByRole('button', { name: 'Kirim 1 baris' });
    await expect(canvas.getByText('000183')).toBeVisible();
    await expect(canvas.getByText('2 November 2026')).toBeVisible();
  },
};

/** Another way of writing amounts is chosen: nothing is misread, the lines say that they can't be read. */
export const WrongSignReadsNothing: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, asFile(BCA_CSV));
    await canvas.findByRole('button', { name: 'Kirim 3 baris' });
    await userEvent.selectOptions(canvas.getByLabelText('Jumlah ditulis seperti'), '1.250.000,00');
    await canvas.findByText('Tidak ada uang masuk yang terbaca');
    await expect(canvas.queryByRole('button', { name: /^Kirim/ })).toBeNull();
  },
};

/** A column that doesn't say which way the money went: a person decides, and each other reading asks anew. */
export const AsksWhichWay: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, asFile(UNMARKED_CSV), 'BRI');
    await canvas.findByText(/Kolom “Jumlah” tidak membedakan uang masuk dan keluar/);
    await canvas.findByText(/Tidak ada uang keluar yang terbaca, tetapi baris 3/);
    await send(canvas, 'Kirim 3 baris');
    await canvas.findByText('Jawab dulu yang perlu diperiksa di atas. Belum ada yang dikirim.');
    await expect(args.onSent).not.toHaveBeenCalled();
    for (const answer of canvas.getAllByRole('checkbox', {
      name: /Sudah saya periksa|semua ini uang masuk/,
    })) {
      await userEvent.click(answer);
    }
    await waitFor(() => expect(canvas.queryByText(/Jawab dulu/)).toBeNull());
    await userEvent.selectOptions(canvas.getByLabelText('Referensi'), 'Jumlah');
    await canvas.findByText(/Jawab dulu/);
  },
};

/** The lines do not lead from the opening to the closing balance: nothing is sent until a person says so. */
export const AsksAboutTheClosingBalance: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, asFile(MISSING_LINE_CSV), 'BRI');
    await canvas.findByText(/tetapi saldo akhir di baris 5 Rp27\.222\.000: selisih Rp987\.000\./);
    await send(canvas, 'Kirim 1 baris');
    await canvas.findByText('Jawab dulu yang perlu diperiksa di atas. Belum ada yang dikirim.');
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

/** Excel saved the file again: its numbers are read as days, which a person confirms; what it rounded is named. */
export const ReadsWhatExcelSaved: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, asFile(RESAVED_CSV), 'BRI');
    await canvas.findByText(/Tanggal di berkas ini berupa angka Excel.* Terbaca 2 November 2026\./);
    await expect(canvas.getByText('3 = 1 masuk + 1 keluar + 1 tidak ikut')).toBeVisible();
    await expect(canvas.getByText('Baris 4: Jumlah “9,87E+05” dibulatkan')).toBeVisible();
  },
};

/** As internet banking gives it: a web page that is named XLS. */
export const ReadsAWebPage: Story = {
  play: async ({ canvas }) => {
    const page =
      '<html><table><tr><th>Tanggal</th><th>Uraian</th><th>Kredit</th></tr><tr><td>19/11/2026</td><td>BUDI SANTOSO</td><td>1.250.000,00</td></tr></table></html>';
    await choose(canvas, asFile(page, 'mutasi.xls'), 'BRI');
    await canvas.findByRole('button', { name: 'Kirim 1 baris' });
    await expect(canvas.getByText('Rp1.250.000')).toBeVisible();
  },
};

/** Days in two ways: the file is refused, with the line that shows it. */
export const DaysInTwoWays: Story = {
  play: async ({ canvas }) => {
    const lines = ['Tanggal;Uraian;Kredit', '19/11/2026;BUDI;1.250.000', '11/20/2026;SITI;987.000'];
    await choose(canvas, asFile(lines.join('\n')), 'BRI');
    await canvas.findByText(/Tanggal baris 3 \(“11\/20\/2026”\) tidak ditulis seperti yang dipilih/);
    await expect(canvas.queryByRole('button', { name: /^Kirim/ })).toBeNull();
  },
};

export const PortableDocument: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, asFile('%PDF-1.4', 'mutasi.pdf'));
    await canvas.findByText(/Ini PDF. Unduh datanya sebagai CSV atau XLSX/);
  },
};

export const OldWorkbook: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, asFile(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 1]), 'mutasi.xls.csv'));
    await canvas.findByText(/Ini berkas Excel lama/);
  },
};

export const AsksForTheBank: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, asFile(BCA_CSV), '');
    await send(canvas, 'Kirim 3 baris');
    await expect((await canvas.findAllByText('Pilih bank dari mutasi ini.'))[0]).toBeVisible();
  },
};

export const Sends: Story = {
  beforeEach: ({ msw }) => msw.use(...rememberingWorld().handlers),
  play: async ({ canvas, args }) => {
    await choose(canvas, asFile(manyLines(8), 'mutasi.csv'), 'BRI');
    await send(canvas, 'Kirim 8 baris');
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(13));
  },
};

export const TakenBefore: Story = {
  parameters: { msw: importScenarios.taken },
  play: async ({ canvas, args }) => {
    await choose(canvas, asFile(BCA_CSV));
    await canvas.findByText(/Susunan kolom BCA/);
    await send(canvas, 'Kirim 3 baris');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sudah pernah diunggah' }));
    await expect(dialog.getByRole('link', { name: 'Buka mutasi itu' })).toHaveAttribute(
      'href',
      '/payment/import?batch=12',
    );
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

let stopping: ReturnType<typeof sendingStops>;
/** The third group is lost on its way: what has arrived is kept, and only the rest is sent. */
export const GoesOnWhereItStopped: Story = {
  beforeEach: ({ msw }) => {
    stopping = sendingStops(3);
    msw.use(...stopping.handlers);
  },
  play: async ({ canvas, args, step }) => {
    await step('Two groups arrive, the third is lost', async () => {
      await choose(canvas, asFile(manyLines(700), 'mutasi.csv'), 'BRI');
      await send(canvas, 'Kirim 700 baris');
      await screen.findByRole('dialog', { name: 'Pengiriman terhenti' });
      await expect(screen.getByText('400 dari 700 baris')).toBeInTheDocument();
      await expect(args.onSent).not.toHaveBeenCalled();
    });
    await step('Going on sends the rest alone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
      await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(13));
      await expect(stopping.firstLines).toEqual([2, 202, 402, 402, 602]);
      await expect(stopping.world.find(13).rows).toHaveLength(700);
    });
  },
};
