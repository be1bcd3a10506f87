import {
  finishSetup,
  getCompanySetup,
  nameCompany,
  removeTitles,
  skipSetupStep,
  type CompanySetup,
} from '@/lib/contract/companySetup';
import { makeFirstAdministrator } from '@/lib/contract/setup';
import { createTitle, listTitles, titleWriteSchema, type Title } from '@/lib/contract/titles';
import type { Send, World } from './calls';

const setupOf = async (send: Send) => (await send(getCompanySetup, 'admin')).data as CompanySetup;

/** A title that nobody has; the demo company's are all held. */
async function unused(send: Send) {
  const [first] = ((await send(listTitles, 'director')).data as { rows: Title[] }).rows;
  const write = titleWriteSchema.parse(first);
  await send(createTitle, 'director', { body: { ...write, name: 'Kepala Penyiapan' } });
  const { titles } = await setupOf(send);
  return titles.filter(({ kept }) => kept === null).map(({ id, version }) => ({ id, version }));
}

/** The first start without the demo, and the set-up after it. */
export const SETUP_CALLS = {
  makeFirstAdministrator: ({ send }: World) =>
    send(makeFirstAdministrator, 'nobody', {
      body: {
        token: 'tautan-yang-tidak-dibuat-siapa-pun',
        company: 'Sinar Kredit Nusantara',
        name: 'Dewi Anggraini',
        username: 'dewi',
        email: 'dewi@sinar.test',
        new_password: 'kuda lumping makan beling',
        office: { code: 'SBY', name: 'Surabaya', zone: 'Asia/Jakarta' },
      },
    }),
  getCompanySetup: ({ send }: World) => send(getCompanySetup, 'admin'),
  nameCompany: async ({ send }: World) => {
    const { company } = await setupOf(send);
    return send(nameCompany, 'admin', { body: { company: 'Sinar Kredit Abadi', seen: company } });
  },
  removeTitles: async ({ send }: World) =>
    send(removeTitles, 'admin', { body: { titles: await unused(send) } }),
  skipSetupStep: ({ send }: World) =>
    send(skipSetupStep, 'admin', { body: { step: 'PRICES', skipped: true } }),
  finishSetup: async ({ send }: World) => {
    for (const { step, state } of (await setupOf(send)).steps) {
      if (state === 'OPEN') await send(skipSetupStep, 'admin', { body: { step, skipped: true } });
    }
    return send(finishSetup, 'admin', { body: { finished: true } });
  },
};
