import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import type { UploadProps } from '../form/FormSurroundings';
import { NEEDED_FILES } from './someFiles';

/** Stands in the place of the field of another feature that sends a file: one press, and the file is there. */
export function StorySending({ label, error, onChange }: UploadProps) {
  const [file] = NEEDED_FILES;
  const [isSent, setIsSent] = useState(false);
  const handleSend = () => {
    setIsSent(true);
    onChange(file ?? null);
  };
  return (
    <div>
      <Button onClick={handleSend}>Kirim {label}</Button>
      <p>{isSent ? file?.name : error}</p>
    </div>
  );
}
