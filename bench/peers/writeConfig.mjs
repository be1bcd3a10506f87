import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../company/signIn.mjs';
import { REGISTRATION_FORM } from '../company/registrationForm.mjs';
import { CASHIER, DETAIL, RECEIPTS, SIGN_IN } from '../company/receiptList.mjs';

/** Writes the harness' config with the chosen peers and Angsur; answers its path. */
export function writeConfig(folder, { company, entries, clerk, peers, receipt }) {
  const file = join(folder, 'apps.angsur.mjs');
  const apps = [
    { ...listApp(company, receipt), entries },
    { ...formApp(company, receipt), entries },
    { ...registrationApp(company), entries: clerk },
  ];
  writeFileSync(
    file,
    `import own from './apps.config.mjs';
const revive = (key, value) => (value && value.regex ? new RegExp(value.regex) : value);
const signIn = async (page, { baseURL, entries }) => {
  await page.goto(baseURL + '/policy');
  await page.evaluate((all) => Object.entries(all).forEach(([name, value]) => localStorage.setItem(name, value)), entries);
};
const angsur = JSON.parse(${JSON.stringify(JSON.stringify(apps))}, revive).map((app) => ({ ...app, signIn }));
export default { apps: [...own.apps.filter(({ name }) => ${JSON.stringify(peers)}.includes(name)), ...angsur] };
`,
  );
  return file;
}

const regex = (source) => ({ regex: source });

/** Sign-in up to the one-time code, list, next page, sort, search, opening a receipt. */
function listApp({ origin }, receipt) {
  const { path, row, key, keyText, next, sort, search } = RECEIPTS;
  const { username: user, password: pass, submit } = SIGN_IN;
  return {
    name: 'angsur',
    baseURL: origin,
    loginPath: SIGN_IN.path,
    listPath: path,
    login: { user, pass, submit, username: CASHIER, password: DEMO_PASSWORD, after: SIGN_IN.code },
    list: {
      row,
      key,
      keyText: regex(keyText),
      next,
      sort,
      search,
      searchText: receipt.invoice,
      searchKey: regex(receipt.invoice),
    },
    edit: { open: `${key} a`, field: DETAIL.field },
  };
}

/** The form of a change, from the receipt that it changes; the peers open theirs straight from the list. */
function formApp({ origin }, receipt) {
  return {
    name: 'angsur-form',
    baseURL: origin,
    listPath: `/credit/${receipt.id}`,
    list: { key: DETAIL.field, keyText: regex(receipt.invoice) },
    edit: { open: DETAIL.change, field: DETAIL.formField, text: regex('\\d') },
  };
}

/** The long form, opened from its list. */
function registrationApp({ origin }) {
  const { listPath, open, openText, field } = REGISTRATION_FORM;
  return {
    name: 'angsur-registration',
    baseURL: origin,
    listPath,
    list: { key: open, keyText: regex(openText) },
    // A field that is empty is there when it can be typed into.
    edit: { open, field, text: regex('^') },
  };
}
