import { fieldLabel, fullFieldLabel } from '@/lib/labels/registrationFormLabels';

/** Their fields are called alike: each says whose it is. */
const ALIKE: ReadonlySet<string> = new Set(['ktp_address', 'domicile', 'guarantor', 'emergency']);

/** What a field is called where those of other parts stand beside it: 'Kontak darurat: Telepon'. */
export const fieldName = (path: string): string =>
  ALIKE.has(path.split('.')[0] ?? '') ? fullFieldLabel(path) : fieldLabel(path);
