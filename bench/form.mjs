/* global document */
import { setTimeout as sleep } from 'node:timers/promises';
import { SLOW, calm, launch, longTasks, openPage, pageNow, proveObserver, slowCpu } from './browser.mjs';
import { CLERK, REGISTRATION_FORM } from './company/registrationForm.mjs';
import { signIn } from './company/signIn.mjs';
import { startCompany } from './company/startCompany.mjs';
import { figure } from './figures.mjs';
import { installDrawn, takeDrawn } from './inPage/drawnAgain.mjs';

/** Steps with fields to type into, by their place in the address. */
const STEPS = ['pemohon', 'pekerjaan', 'keluarga', 'kendaraan', 'struktur', 'kirim'];
const TYPED = '1234567';
/** ms between keys: somebody who types quickly. */
const KEY = 120;

/**
 * Typing into every field of the form registrasi, one after the other, at 4x CPU slow-down: tasks over 50 ms, and fields
 * that are drawn again although another one was typed in (docs/decisions/0104).
 */
export async function measure() {
  const company = await startCompany();
  const browser = await launch(company);
  try {
    const { page, cdp } = await openPage(browser, company, await signIn(company, CLERK));
    await page.addInitScript(installDrawn);
    const fields = [];
    for (const step of STEPS) {
      await page.goto(`${REGISTRATION_FORM.path}?langkah=${step}`);
      await page.waitForSelector('form [data-part="body"] [name]');
      await calm(page, 1000);
      await slowCpu(cdp, SLOW.cpu);
      await proveObserver(page);
      for (const name of await page.evaluate(typable)) fields.push(await typeInto(page, name));
      await slowCpu(cdp, 1);
    }
    for (const { name, longest, others } of fields)
      console.log(`${name.padEnd(28)} ${longest.toFixed(0).padStart(4)} ms  ${others.join(' ')}`);
    return [
      figure('fields typed into', fields.length, ''),
      figure('typing at 4x: tasks over 50 ms', sum(fields, 'count'), '', 0),
      figure('typing at 4x: longest task', Math.max(...fields.map(({ longest }) => longest)), 'ms', 50),
      figure('fields drawn again that do not depend on the typed one', sum(fields, 'strangers'), '', 0),
    ];
  } finally {
    await browser.close();
    await company.stop();
  }
}

const sum = (fields, key) => fields.reduce((all, field) => all + field[key], 0);

/** Names of the controls of the open step that take typing; runs in the page. */
function typable() {
  const wanted =
    'form [data-part="body"] input[name]:not([type="checkbox"]):not([type="file"]), form textarea[name]';
  return [...document.querySelectorAll(wanted)].filter((one) => !one.disabled).map((one) => one.name);
}

async function typeInto(page, name) {
  const control = page.locator(`[name="${name}"]`);
  await control.click();
  await calm(page, 300);
  await page.evaluate(takeDrawn);
  const from = await pageNow(page);
  await page.keyboard.type(TYPED, { delay: KEY });
  await sleep(KEY);
  const { count, longest } = await longTasks(page, from);
  const others = (await page.evaluate(takeDrawn)).filter((other) => other !== name);
  return {
    name,
    count,
    longest,
    others,
    strangers: others.filter((other) => !dependsOn(other, name)).length,
  };
}

/** Fields whose hint, limit or warning says something about another one. */
const DEPENDENT = { structure: /^(structure|vehicle)\./, vehicle: /^(structure|vehicle)\./ };
const dependsOn = (other, name) => DEPENDENT[name.split('.')[0]]?.test(other) ?? false;
