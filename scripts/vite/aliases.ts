import { fileURLToPath } from 'node:url';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What imports mean besides packages, for the build, Storybook and the tests. */
export const aliases = {
  '@': inRoot('src'),
  // The shapes of MUI's icons on plain elements.
  '@mui/material/SvgIcon': inRoot('src/components/SvgIcon/createSvgIcon.tsx'),
};
