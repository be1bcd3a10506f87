import type { SurveyBody } from '@/lib/contract/surveys';
import type { Random } from '../random';
import { townOf } from './demoPlaces';

const SAID = [
  'Dikenal baik, tinggal di sini sejak lama.',
  'Jarang di rumah, tetapi tidak pernah ada masalah.',
  'Ramah, aktif di lingkungan RT.',
] as const;
const SEEN = [
  'Motor lama di depan rumah.',
  'Warung kecil di teras.',
  'Rumah terawat, satu sepeda motor.',
] as const;

/** A visit as a surveyor sends it: mostly good, where it is not they say why. */
export function demoVisit(
  random: Random,
  { office, income, at, photos }: { office: number; income: number; at: Date; photos: readonly number[] },
): SurveyBody {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.between(0, 15).toString(16)).join('');
  const [latitude, longitude] = townOf(office).at;
  const isDoubtful = random.chance(0.25);
  return {
    id: `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    visited_at: new Date(at.getTime() - random.between(20, 50) * 60_000).toISOString(),
    position: {
      latitude: latitude + random.between(-200, 200) / 10_000,
      longitude: longitude + random.between(-200, 200) / 10_000,
      accuracy: random.between(5, 40),
    },
    no_position: '',
    findings: {
      ...{ met: 'APPLICANT', met_name: '', address: 'SAME', house: random.pick(['OWN', 'FAMILY', 'RENTED']) },
      ...{ neighbours: random.pick(SAID), seen: random.pick(SEEN) },
      // As seen at the door: seldom all that the form says.
      income: Math.floor((income * random.between(80, 100)) / 10_000_000) * 100_000,
      recommendation: isDoubtful ? 'RAGU' : 'LAYAK',
      note: isDoubtful ? 'Penghasilan tidak tetap, perlu dihitung hati-hati.' : '',
    },
    photos: [...photos],
  };
}
