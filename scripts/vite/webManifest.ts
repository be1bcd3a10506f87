import type { ManifestOptions } from 'vite-plugin-pwa';
import { palettes } from '../../src/lib/theme/tokens.ts';

/** What the device shows when Angsur is installed. */
export const webManifest: Partial<ManifestOptions> = {
  name: 'Angsur',
  short_name: 'Angsur',
  description: 'Kantor belakang pembiayaan kendaraan dan angsuran.',
  lang: 'id',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: palettes.light.canvas,
  theme_color: palettes.light.surface,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
