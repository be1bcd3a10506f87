import type { KeptFile } from '@/lib/contract/files';
import type { Registration } from '@/lib/contract/registrations';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';

const kept = (id: number, name: string, over: Partial<KeptFile> = {}): KeptFile => ({
  ...{ id, kind: 'IDENTITY', name, type: 'image/jpeg', bytes: 412_000, width: 2000, height: 1262 },
  ...{ created_at: '2026-11-17T02:20:00.000Z', attached: true },
  ...over,
});

/** What every form that is handed in has: who applies, and what they earn. */
export const NEEDED_FILES: readonly KeptFile[] = [
  kept(71, 'ktp-siti.jpg'),
  kept(72, 'kk.jpg'),
  kept(73, 'ktp-agus.jpg'),
  kept(74, 'slip-gaji.pdf', {
    ...{ kind: 'DOCUMENT', type: 'application/pdf', bytes: 184_320, width: null, height: null },
  }),
];

/** A form with papers of the vehicle and a photo of the house besides; NPWP and STNK are not there. */
export const WITH_MORE_DOCUMENTS: Pick<Registration, 'form' | 'files'> = {
  form: buildRegistrationForm({ documents: { bpkb: 75, home: 76 } }),
  files: [
    ...NEEDED_FILES,
    kept(75, 'bpkb.jpg', { kind: 'DOCUMENT' }),
    kept(76, 'rumah.jpg', { kind: 'PHOTO', bytes: 655_000 }),
  ],
};
