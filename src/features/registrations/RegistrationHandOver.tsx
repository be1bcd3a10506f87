import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Button } from '@/components/Button/Button';
import { registrationDetailOptions } from './api/registrations.queries';
import { moveLabel, wayOn } from './domain/moveText';
import type { UploadProps } from './form/FormSurroundings';
import { RegistrationMoves, type AskedMove } from './RegistrationMoves';

export interface RegistrationHandOverProps {
  /** Its id, as the address has it. */
  id: string;
  /** A field for one photo or paper. */
  Upload: ComponentType<UploadProps>;
}

/** The step that leads a registration on, by itself: for who stands at the end of their own work on it, on another page. */
export function RegistrationHandOver({ id, Upload }: RegistrationHandOverProps) {
  const { data } = useQuery(registrationDetailOptions(id));
  const [asked, setAsked] = useState<AskedMove | null>(null);
  if (!data) return null;
  const { main } = wayOn(data.moves);
  return (
    <>
      {main && (
        <Button kind="primary" onClick={() => setAsked({ registration: data, move: main })}>
          {moveLabel(main, data.moves)}
        </Button>
      )}
      <RegistrationMoves registration={data} asked={asked} Upload={Upload} onClose={() => setAsked(null)} />
    </>
  );
}
