import type { Plugin } from 'vite';
import { MARK_PATH } from '../../src/components/BrandMark/markPath.ts';
import { palettes } from '../../src/lib/theme/tokens.ts';

const { light, dark } = palettes;

/** The sign in the primary colour of the device's own look. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{fill:${light.primary}}@media(prefers-color-scheme:dark){path{fill:${dark.primary}}}</style><path d="${MARK_PATH}"/></svg>`;

/** Writes the icon of the tab into the page: a file of its own would be one more request before the first row. */
export function favicon(): Plugin {
  return {
    name: 'angsur-favicon',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` },
        injectTo: 'head',
      },
    ],
  };
}
