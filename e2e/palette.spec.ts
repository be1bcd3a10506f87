import { expect, test, type Page } from '@playwright/test';
import { callAt } from './field/branch';
import { profileOf } from './company/signIn';

/* Anything by its number or its name, and what the page itself offers, without the mouse. */

const openPalette = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Cari layar, kontrak, atau nota' });
  await field.fill(text);
  return field;
};

/** A TTS that is carried, of the office of whoever is signed in there. */
async function carriedTts(page: Page): Promise<{ number: string; collector: { name: string } }> {
  const token = await page.evaluate(() => localStorage.getItem('password'));
  const call = callAt(new URL(page.url()).origin, token);
  const { rows } = await call<{ rows: { number: string; collector: { name: string } }[] }>(
    'GET',
    'tts?state=OPEN&size=1',
  );
  const [tts] = rows;
  if (!tts) throw new Error('the demo company carries no TTS');
  return tts;
}

test('a cashier goes to the money of a TTS by its number, and finds nobody', async ({ browser }) => {
  const { page, context } = await profileOf(browser, 'kasir.jkt');
  const { number, collector } = await carriedTts(page);
  await test.step('typed without slashes, it stands first, and Enter opens it', async () => {
    await openPalette(page, number.replaceAll('/', '').toLowerCase());
    const option = page.getByRole('option', { name: new RegExp(number) });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toContainText(collector.name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Terima Setoran' })).toBeVisible();
    await expect(page.getByLabel('Siapa yang menyetor')).toContainText(collector.name);
    await expect(page.getByText(number)).toBeVisible();
  });
  await test.step('people and letters are not theirs to find', async () => {
    await openPalette(page, 'admin.sistem');
    await expect(page.getByText(/^Tidak ada yang cocok dengan “admin.sistem”/)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await context.close();
});

test('a branch head opens a report by its name', async ({ browser }) => {
  const { page, context } = await profileOf(browser, 'kacab.jkt');
  await openPalette(page, 'perpindahan tunggakan');
  await expect(page.getByRole('option', { name: /^Perpindahan tunggakan dalam sebulan/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/report\?report=movements$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Perpindahan tunggakan dalam sebulan' }),
  ).toBeVisible();
  await context.close();
});

test('an action of the page runs from the palette, and a person is found by who may read them', async ({
  browser,
}) => {
  const { page, context } = await profileOf(browser, 'admin.sistem');
  await test.step('a person by user name', async () => {
    await openPalette(page, 'kasir.jkt');
    await expect(page.getByRole('option', { name: /kasir\.jkt/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user\/staff\/\d+$/);
    await expect(page.locator('main')).toContainText('kasir.jkt');
  });
  await test.step('what its header offers stands first and runs', async () => {
    await expect(page.getByRole('button', { name: 'Tindakan' })).toBeVisible();
    const field = await openPalette(page, '');
    const offered = page.getByRole('group', { name: 'Di halaman ini' });
    await expect(offered.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await field.fill('ubah data');
    await expect(offered.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).not.toHaveAccessibleName('Cari dan buka');
    await expect(dialog).toBeVisible();
  });
  await context.close();
});
