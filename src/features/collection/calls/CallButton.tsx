import AddIcCall from '@mui/icons-material/AddIcCallRounded';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';

// Rows are read far more often than calls are recorded.
const CallDialog = lazyOverlay(() => import('./CallDialog'), byOnClose);

export interface CallButtonProps {
  /** The contract code. */
  code: string;
  /** Names the button in a row of a list; left out: it stands alone, in words. */
  name?: string;
}

/** Opens the form of a call to a contract's borrower; for who has overdue. */
export function CallButton({ code, name }: CallButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {name === undefined ? (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Catat telepon
        </Button>
      ) : (
        <IconButton label={`Catat telepon ${name}, ${code}`} onClick={() => setOpen(true)}>
          <AddIcCall aria-hidden />
        </IconButton>
      )}
      {isOpen && <CallDialog code={code} onClose={() => setOpen(false)} />}
    </>
  );
}
