import { Button, type ButtonProps } from '@/components/Button/Button';
import { useLeaveDialog } from './useLeaving';

/** The button that leaves its dialog without doing anything; it asks like Esc where something was typed. 'Tutup' where nothing can be. */
export function CancelButton({ children = 'Batal', ...button }: Omit<ButtonProps, 'onClick'>) {
  return (
    <Button {...button} onClick={useLeaveDialog()}>
      {children}
    </Button>
  );
}
