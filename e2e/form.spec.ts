import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { profileOf, signIn } from './company/signIn';
import { fillForm } from './registration/fillForm';

/*
 * What is typed into a registration survives what happens to a browser: a reload in the middle of a word, a connection that goes
 * and comes, a second device that changes the same form, and a button that is pressed twice.
 */
test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 900 } });

const SAVED = /^Tersimpan di server pukul/;

test('a form is not lost by a reload, a lost connection or a second device', async ({
  page,
  context,
  browser,
}) => {
  const name = `Rini Astuti ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'kontrak.jkt');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/customer/add');
  await page.getByLabel('Nama sesuai KTP').fill(name);

  await test.step('reloaded at once, with whatever had reached the server by then', async () => {
    await page.reload();
    await expect(page.getByLabel('Nama sesuai KTP')).toHaveValue(name);
    await page.getByLabel('Tempat lahir').fill('Bogor');
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page).toHaveURL(/draf=\d+/);
  });

  await test.step('typed without a connection, reloaded without one, sent when there is one', async () => {
    await context.setOffline(true);
    await page.getByLabel('Nama gadis ibu kandung').fill('Sumiyati');
    await expect(page.getByText(/^Tersimpan di perangkat ini saja/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Nama gadis ibu kandung')).toHaveValue('Sumiyati');
    await expect(page.getByLabel('Nama sesuai KTP')).toHaveValue(name);
    await context.setOffline(false);
    await expect(page.getByText(SAVED)).toBeVisible();
  });

  await test.step('another device changed it: one field comes in, of the other a person chooses', async () => {
    const other = await profileOf(browser, 'kontrak.jkt');
    await other.page.goto(page.url());
    const theirs = other.page.getByLabel('Nama gadis ibu kandung');
    await expect(theirs).toHaveValue('Sumiyati');
    await other.page.getByLabel('Tempat lahir').fill('Bandung');
    await theirs.fill('Sumiyati binti Karta');
    await expect(other.page.getByText(SAVED)).toBeVisible();
    await expect.poll(() => motherOnServer(other.page)).toBe('Sumiyati binti Karta');

    await page.getByLabel('Nama gadis ibu kandung').fill('Sumiati');
    const dialog = page.getByRole('dialog', { name: 'Form ini juga diubah di tempat lain' });
    await expect(dialog).toContainText('Sumiyati binti Karta');
    await dialog.getByRole('radio', { name: /Di sini/ }).check();
    await dialog.getByRole('button', { name: 'Pakai pilihan ini' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Tempat lahir')).toHaveValue('Bandung');
    await expect.poll(() => motherOnServer(page)).toBe('Sumiati');
    await other.context.close();
  });

  await test.step('all of it was one draft', async () => {
    await page.goto(`/customer?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  });
});

test('handed in twice with one hand, it is handed in once', async ({ page }) => {
  const serial = randomUUID().slice(0, 8).toUpperCase();
  const name = `Rina Melati ${serial}`;
  const letters = serial.replace(/\d/g, (digit) => String.fromCharCode(71 + Number(digit))).slice(0, 3);
  await signIn(page, 'kontrak.jkt');
  await page.goto('/customer/add');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/registrations\/\d+\/moves$/.test(request.url()))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });
  const application = { name, plate: `B 4822 ${letters}`, chassis: `MH2${serial}`, engine: `JN${serial}` };
  await fillForm(page, application, (button) => button.dblclick());
  await expect(page.getByRole('heading', { level: 1, name: 'Detail Registrasi' })).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  await page.goto(`/customer?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

/** The mother's name of the open draft, as the server has it. */
function motherOnServer(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get('draf');
  return page.evaluate(async (draft) => {
    const token = localStorage.getItem('password') ?? '';
    const answer = await fetch(`/api/registrations/${draft}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { form: { applicant: { mother: string } } } };
    return data.form.applicant.mother;
  }, id);
}
