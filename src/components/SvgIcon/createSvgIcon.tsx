import type { ReactNode, SVGProps } from 'react';

/**
 * Makes an icon of a shape. The icons of @mui/icons-material are drawn by this instead of MUI's SvgIcon (an alias,
 * scripts/vite/aliases.ts): a plain element, so that no page needs a styling engine for its icons. As large as the text
 * of a parent that sets a size for `svg`, else 24 px.
 */
export function createSvgIcon(shape: ReactNode, name: string) {
  function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg className="svg-icon" viewBox="0 0 24 24" focusable="false" {...props}>
        {shape}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}
