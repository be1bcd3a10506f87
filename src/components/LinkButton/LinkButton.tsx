import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ButtonKind } from '@/components/Button/Button';
import { buttonLook } from '@/components/Button/buttonLook';
import { Link, type LinkProps } from '@/components/Link/Link';

export interface LinkButtonProps extends LinkProps {
  kind?: ButtonKind;
  icon?: ReactNode;
  wide?: boolean;
}

/** A link that looks like a button: it leads somewhere, it changes nothing. */
export function LinkButton({ kind = 'secondary', icon, wide, children, ...link }: LinkButtonProps) {
  return (
    <Root {...link} data-kind={kind} data-wide={wide || undefined}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(Link)(buttonLook);
