import { styled } from '@mui/material/styles';
import { BrandMark } from '@/components/BrandMark/BrandMark';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { colour, font, media, space } from '@/lib/theme/tokens';

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
  loginHref: string;
  policyHref: string;
}

/** Home for nobody in particular: what Angsur is, and the way in. */
export function Welcome({ loginHref, policyHref }: WelcomeProps) {
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled('section')({
  maxWidth: 880,
  padding: `${space(10)} 0`,
  '& > svg': { color: colour.primary },
  '& h1': {
    margin: `${space(5)} 0 ${space(3)}`,
    fontSize: font.display,
    lineHeight: '36px',
    fontWeight: font.strong,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    outline: 'none',
  },
  '& [data-part="intro"]': {
    maxWidth: 560,
    fontSize: font.large,
    lineHeight: '24px',
    color: colour.inkMuted,
  },
  '& [data-part="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    margin: `${space(6)} 0 ${space(10)}`,
  },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space(6) },
  '& li': { paddingTop: space(4), borderTop: `2px solid ${colour.primary}` },
  '& h2': { marginBottom: space(1), fontSize: font.base, fontWeight: font.strong },
  '& li p': { color: colour.inkMuted },
  [media.mobile]: {
    padding: `${space(6)} 0`,
    '& ul': { gridTemplateColumns: '1fr' },
    '& [data-part="actions"] > *': { flex: 1 },
  },
});
