import { formatInstant } from '@/lib/format/tanggal';
import { Whole } from './Whole';

export interface PrintedInstantProps {
  /** ISO 8601. */
  at: string;
}

/** The day in one piece; the time may go on in the next line. */
export function PrintedInstant({ at }: PrintedInstantProps) {
  const [day, time] = formatInstant(at).split(', ');
  return (
    <>
      <Whole>{day}</Whole>, {time}
    </>
  );
}
