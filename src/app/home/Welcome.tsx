import { BrandMark } from '@/components/BrandMark/BrandMark';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import styles from './Welcome.module.css';

const WORK = [
  {
    title: 'Nota Cicilan',
    text: 'Pembayaran angsuran tercatat sampai rupiah terakhir; perubahan nota selalu disetujui orang kedua.',
  },
  {
    title: 'Nasabah & BPKB',
    text: 'Registrasi, kontrak, kartu piutang, dan jaminan kendaraan di satu tempat.',
  },
  {
    title: 'Penagihan',
    text: 'Jatuh tempo, pembagian kolektor, dan pencapaiannya, juga saat sinyal hilang.',
  },
];

export interface WelcomeProps {
  /** Where one signs in. */
  loginHref: string;
  /** Where the policy stands. */
  policyHref: string;
}

/** Home for nobody in particular: what Angsur is, and the way in. */
export function Welcome({ loginHref, policyHref }: WelcomeProps) {
  return (
    <section className={styles.root}>
      <BrandMark size={56} />
      <h1 tabIndex={-1}>Kantor pembiayaan Anda, tercatat rapi.</h1>
      <p data-part="intro">
        Angsur adalah aplikasi internal untuk pembiayaan kendaraan dan angsuran: dari formulir registrasi
        sampai nota terakhir.
      </p>
      <div data-part="actions">
        <LinkButton kind="primary" href={loginHref}>
          Masuk
        </LinkButton>
        <LinkButton kind="quiet" href={policyHref}>
          Kebijakan
        </LinkButton>
      </div>
      <ul>
        {WORK.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
