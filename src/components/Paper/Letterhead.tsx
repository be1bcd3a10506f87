import { BrandMark } from '@/components/BrandMark/BrandMark';
import styles from './Letterhead.module.css';

export interface LetterheadProps {
  /** As Kantor Cabang has it; what is empty there is left out, and null is an office that nobody told us. */
  office: { name: string; address: string; phone: string } | null;
}

/** Who gives the paper: the company and the office with its address. */
export function Letterhead({ office }: LetterheadProps) {
  return (
    <div className={styles.root}>
      <BrandMark />
      <div>
        <p data-part="company">Angsur</p>
        {office && <p>Kantor {office.name}</p>}
      </div>
      {office && (office.address || office.phone) && (
        <div data-part="address">
          {office.address && <p>{office.address}</p>}
          {office.phone && <p>Telp. {office.phone}</p>}
        </div>
      )}
    </div>
  );
}
