import { addDays } from '@/lib/arithmetic/calendar';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import type { Sent } from './fromScreen';
import type { Walk } from './Walk';

const PATH = 'masters/overdue-classes';

interface Versions {
  rows: OverdueClassesMaster[];
  today: string;
}

/** The versions of Kelas Tunggakan as their page has them, the newest and one that is to come; null: they can't be read. */
async function versionsOf({ api, random }: Walk) {
  const { data, http } = await api.call<Versions>('GET', PATH);
  const [newest] = http === 200 ? data.rows : [];
  if (!newest) return null;
  const [first, ...others] = data.rows.filter(({ valid_from }) => valid_from > data.today);
  return { newest, today: data.today, coming: first && random.pick([first, ...others]) };
}

/** How the writes of Kelas Tunggakan are made, which follow the newest version or change one that is to come. */
export const CLASS_WRITES: Readonly<Record<string, (walk: Walk) => Promise<Sent | null>>> = {
  createOverdueClasses: async (walk) => {
    const found = await versionsOf(walk);
    if (!found) return null;
    const { newest, today } = found;
    const after = newest.valid_from > today ? newest.valid_from : today;
    const follows = { id: newest.id, version: newest.version };
    return { path: PATH, body: { ...written(newest, addDays(after, walk.random.between(1, 3))), follows } };
  },
  changeOverdueClasses: async (walk) => {
    const { coming, today } = (await versionsOf(walk)) ?? {};
    if (!coming || today === undefined) return null;
    const { id, version } = coming;
    const body = { ...written(coming, addDays(today, walk.random.between(1, 9))), version };
    return { path: `${PATH}/${id}`, body };
  },
  deleteOverdueClasses: async (walk) => {
    const { coming } = (await versionsOf(walk)) ?? {};
    return coming ? { path: `${PATH}/${coming.id}?version=${coming.version}`, body: undefined } : null;
  },
  askLetterDays: async (walk) => {
    const { newest } = (await versionsOf(walk)) ?? {};
    if (!newest) return null;
    const day = walk.random.between(1, 20);
    const follows = { id: newest.id, version: newest.version };
    return { path: `${PATH}/letter-days`, body: { letter_from: [day, day + 7, day + 14], follows } };
  },
};

const written = ({ collectibility_to, bucket_to }: OverdueClassesMaster, valid_from: string) => ({
  ...{ valid_from, collectibility_to, bucket_to },
});
