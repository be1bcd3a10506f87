import type { Survey } from '@/lib/contract/surveyFindings';
import { KEPT_PHOTO } from '@/lib/mocks/keptPhoto';
import type { KeptSurvey, SurveyFacts } from '../device/KeptSurvey';

export const FACTS: SurveyFacts = {
  registrationId: 41,
  number: 'JKT/R2611/00041',
  name: 'Siti Rahmawati',
  phone: '0812 5550 1177',
  whatsapp: '',
  address: 'Jalan Melati 12, RT 003/RW 007, Cilandak Barat, Cilandak, Jakarta Selatan, 12430',
  place: { latitude: -6.29118, longitude: 106.79534 },
  vehicle: 'Honda BeAT 2022',
  plate: 'B 4821 TXA',
  since: '2026-11-18T03:20:00.000Z',
  readAt: '2026-11-20T01:10:00.000Z',
};

/** A visit that is filled as far as it can be, and not put into the queue yet. */
export const buildKeptSurvey = (over: Partial<KeptSurvey> = {}): KeptSurvey => ({
  id: '6f1f8a52-0f0e-4a7e-9a53-1c7e6d5b2a10',
  owner: '7',
  facts: FACTS,
  step: 'draft',
  visitedAt: '2026-11-20T02:05:00.000Z',
  findings: {
    met: 'SPOUSE',
    met_name: 'Agus Setiawan',
    address: 'SAME',
    house: 'OWN',
    neighbours: 'Dikenal baik, tinggal di sini sejak 2017.',
    income: 6_500_000,
    seen: 'Warung di depan rumah, satu motor.',
    recommendation: 'LAYAK',
    note: '',
  },
  position: { latitude: -6.29121, longitude: 106.7953, accuracy: 12 },
  noPosition: '',
  photos: [],
  refusal: null,
  sentAt: null,
  ...over,
});

/** A visit as the server has it. */
export const buildSurvey = (over: Partial<Survey> = {}): Survey => ({
  id: 3,
  surveyor: { username: 'surveyor.jkt', name: 'Joko Purnomo' },
  visited_at: '2026-11-19T02:05:00.000Z',
  received_at: '2026-11-19T04:40:00.000Z',
  position: { latitude: -6.29121, longitude: 106.7953, accuracy: 12 },
  no_position: '',
  findings: {
    met: 'SPOUSE',
    met_name: 'Agus Setiawan',
    address: 'SAME',
    house: 'OWN',
    neighbours: 'Dikenal baik, tinggal di sini sejak 2017.',
    income: 6_500_000,
    seen: 'Warung di depan rumah, satu motor.',
    recommendation: 'LAYAK',
    note: 'Usaha warung berjalan tiga tahun.',
  },
  files: [KEPT_PHOTO, { ...KEPT_PHOTO, id: 9, name: 'usaha.jpg' }],
  current: true,
  ...over,
});
