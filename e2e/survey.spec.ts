import { createHash, randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Envelope } from '@/lib/contract/envelope';
import type { PricePage } from '@/lib/contract/prices';
import type { RegistrationChoices } from '@/lib/contract/registrationChoices';
import type { Registration } from '@/lib/contract/registrations';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { profileOf, signIn } from './company/signIn';

/*
 * A surveyor visits with no connection: what is filled stays on the phone through a reload, goes to the server once and by
 * itself when there is a connection again, and stands on the registration's page.
 */
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 160, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();

test('a visit without a connection is kept, sent once, and read', async ({ browser, page, context }) => {
  const id = await waitingForSurvey(browser);
  await signIn(page, 'surveyor.jkt');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`/customer/${id}`);
  await expect(page.getByRole('link', { name: 'Isi survei' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Isi survei' })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Isi survei' }).click();
  await page.getByRole('button', { name: 'Mulai survei' }).click();
  await page.getByLabel('Pilih foto survei').setInputFiles({
    ...{ name: 'rumah.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  });
  await expect(page.getByText('1 dari 12 foto')).toBeVisible();
  await page.getByLabel('Alasan tanpa posisi').fill('GPS ponsel sedang rusak');
  await page.getByLabel('Yang ditemui').selectOption('Pemohon');
  await page.getByLabel('Kata tetangga').fill('Dikenal baik oleh tetangga');

  // A key is on the device a moment after it was pressed; nobody puts a phone away faster than that, but a test does.
  await expect.poll(() => keptOnDevice(page)).toContain('Dikenal baik oleh tetangga');
  // The phone was put away, and the app starts again without a connection.
  await page.reload();
  await expect(page.getByLabel('Kata tetangga')).toHaveValue('Dikenal baik oleh tetangga');
  await expect(page.getByText('1 dari 12 foto')).toBeVisible();
  await expect(page.getByText('Siti Rahmawati')).toBeVisible();
  await page.getByLabel('Alamat', { exact: true }).selectOption('Sesuai form');
  await page.getByLabel('Rekomendasi').selectOption('Layak');
  await page.getByRole('button', { name: 'Simpan untuk dikirim' }).click();
  await expect(page.getByText('Menunggu sambungan')).toBeVisible();
  await expect(page.getByText(/^Diterima server/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Menunggu sambungan')).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/surveys')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(page.getByText(/^Diterima server/)).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.getByRole('link', { name: 'Lihat di form' }).click();
  const reading = page.locator('#survei').getByRole('article');
  await expect(reading).toHaveCount(1);
  await expect(reading).toContainText('Dikenal baik oleh tetangga');
  await expect(reading).toContainText('Tanpa posisi: GPS ponsel sedang rusak');
  await expect
    .poll(() => reading.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

/** The visits that this browser keeps, as text. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('angsur-perangkat');
        opening.onerror = () => reject(new Error('nothing is kept'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records').objectStore('records').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}

/** A registration that was filled and handed in by those whose work that is. */
async function waitingForSurvey(browser: Parameters<typeof profileOf>[0]): Promise<number> {
  const { context, page } = await profileOf(browser, 'kontrak.jkt');
  const call = await caller(page, context.request);
  const { rows } = await call<PricePage>('get', 'prices?kind=R2');
  const { surveyors } = await call<RegistrationChoices>('get', 'registrations/choices');
  let at = await call<Registration>('post', 'registrations', { form: EMPTY_FORM });
  const { region = '', brand = '', type = '', year = 0, otr = 0, min_down_payment = 0 } = rows[0] ?? {};
  const documents: Record<string, number> = {};
  for (const slot of ['ktp', 'kk', 'spouse_ktp', 'income']) {
    documents[slot] = await sentDocument(page, context.request, slot);
  }
  const form = buildRegistrationForm({
    documents,
    vehicle: { region, brand, type, year, chassis: `MH1E2E${randomUUID().slice(0, 8)}` },
    structure: { otr, down_payment: min_down_payment, date_contract: at.today },
  });
  const surveyor = surveyors.find(({ name }) => name === 'Joko Purnomo');
  at = await call<Registration>('put', `registrations/${at.id}`, {
    form: { ...form, surveyor_id: surveyor?.id ?? null },
    version: at.version,
  });
  // Diajukan and Survei, in the flow that every company begins with.
  for (const to of [2, 3]) {
    at = await call<Registration>('post', `registrations/${at.id}/moves`, {
      to,
      version: at.version,
      note: '',
    });
  }
  await context.close();
  return at.id;
}

/** The number of a photo that whoever is signed in has sent for this place of a form. */
async function sentDocument(page: Page, request: APIRequestContext, slot: string): Promise<number> {
  const call = await caller(page, request);
  const content = await photo();
  const upload = await call<{ id: number }>('post', 'uploads', {
    key: `survei-uji-${slot}`,
    kind: 'PHOTO',
    name: `${slot}.jpg`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  const token = await page.evaluate(() => localStorage.getItem('password'));
  const sent = await request.put(`/api/uploads/${upload.id}/chunks/0`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    data: content,
  });
  expect(sent.status()).toBe(200);
  return (await call<{ id: number }>('post', `uploads/${upload.id}/complete`)).id;
}

async function caller(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('password'));
  return async <T>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> => {
    const answer = await request[method](`/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    });
    const body = (await answer.json()) as Envelope<T>;
    expect(answer.status(), body.message).toBe(200);
    return body.data;
  };
}
