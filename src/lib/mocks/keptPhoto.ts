import type { KeptFile } from '../contract/files';

/** A photo of a house that a record holds. */
export const KEPT_PHOTO: KeptFile = {
  id: 8,
  kind: 'PHOTO',
  name: 'rumah-depan.jpg',
  type: 'image/jpeg',
  bytes: 412_008,
  width: 1500,
  height: 2000,
  created_at: '2026-11-20T03:05:00.000Z',
  attached: true,
};
