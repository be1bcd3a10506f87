import { launch } from './browser.mjs';
import { CASHIER } from './company/receiptList.mjs';
import { signIn } from './company/signIn.mjs';
import { startCompany } from './company/startCompany.mjs';
import { figure } from './figures.mjs';
import { BARE_PAGE, openSlowly } from './openSlowly.mjs';

const ROUNDS = 7;
const CODE = 'JKT-2209-90001';
const CARD = {
  path: `/payment/${CODE}`,
  until: { selector: 'table tbody tr:nth-child(60)', text: '\\d' },
};

/** The payment card of a contract of 60 months with 200 receipts, beside a page of the app without data. */
export async function measure() {
  const company = await startCompany({ scripts: ['bench/company/longContract.ts'] });
  try {
    const entries = await signIn(company, CASHIER);
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const browser = await launch(company);
      try {
        const bare = await openSlowly(browser, company, entries, BARE_PAGE);
        const card = await openSlowly(browser, company, entries, CARD);
        // The first one warms the server up.
        if (round > 0) rounds.push({ bare: bare.shown, card: card.shown });
      } finally {
        await browser.close();
      }
    }
    const middle = (pick) => rounds.map(pick).sort((a, b) => a - b)[ROUNDS >> 1];
    return [
      figure(
        'a page without data',
        middle((round) => round.bare),
        'ms',
      ),
      figure(
        'payment card, 60 months and 200 receipts',
        middle((round) => round.card),
        'ms',
      ),
      figure(
        'payment card, of a page without data',
        middle((round) => round.card / round.bare),
        '',
        1.5,
      ),
    ];
  } finally {
    await company.stop();
  }
}
