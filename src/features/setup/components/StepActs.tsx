import Add from '@mui/icons-material/AddRounded';
import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { SetupState, SetupStep } from '@/lib/contract/companySetup';

/** What opens above the page. */
export type SetupDialog = 'name' | 'office' | 'removal' | 'hire' | 'R2' | 'R4' | 'contractType' | 'finance';

/** Where each step has its own screen. */
export type SetupHrefs = Readonly<Record<SetupStep, string>>;

export interface StepActsProps {
  /** Which step. */
  step: SetupStep;
  /** Done, open, or passed over. */
  state: SetupState;
  /** Where each step has its own screen. */
  hrefs: SetupHrefs;
  /** The first step that asks for something: its first way is the page's main one. */
  isNext?: boolean;
  /** There is an active office that can be filled in. */
  hasOffice: boolean;
  /** It is being passed over, or taken up again. */
  busy?: boolean;
  /** Asked for a form. */
  onOpen: (dialog: SetupDialog) => void;
  /** Asked to pass it over, or to take it up again. */
  onSkip: (skipped: boolean) => void;
}

/** What can be done about a step: its forms, its screen, and passing it over while it is not done. */
export function StepActs(props: StepActsProps) {
  const { step, state, hrefs, isNext = false, hasOffice, busy = false, onOpen, onSkip } = props;
  const forms = FORMS[step].filter(([dialog]) => dialog !== 'office' || hasOffice);
  return (
    <>
      {forms.map(([dialog, label], at) => (
        <Button
          key={dialog}
          kind={isNext && at === 0 ? 'primary' : 'secondary'}
          icon={label.startsWith('Tambah ') && <Add aria-hidden />}
          onClick={() => onOpen(dialog)}
        >
          {dialog === 'office' && state === 'DONE' ? 'Ubah kantor' : label}
        </Button>
      ))}
      <LinkButton href={hrefs[step]} kind={isNext && forms.length === 0 ? 'primary' : 'secondary'}>
        {SCREENS[step]}
      </LinkButton>
      {state !== 'DONE' && (
        <Button
          kind="quiet"
          busy={busy}
          busyLabel="Menyimpan…"
          aria-describedby={`langkah-${step}`}
          onClick={() => onSkip(state === 'OPEN')}
        >
          {state === 'OPEN' ? 'Lewati' : 'Lanjutkan langkah ini'}
        </Button>
      )}
    </>
  );
}

const FORMS: Readonly<Record<SetupStep, readonly (readonly [SetupDialog, string])[]>> = {
  COMPANY: [
    ['office', 'Lengkapi kantor'],
    ['name', 'Ubah nama perusahaan'],
  ],
  TITLES: [['removal', 'Keluarkan jabatan']],
  STAFF: [['hire', 'Tambah staf']],
  CALCULATION: [
    ['R2', 'Perhitungan motor'],
    ['R4', 'Perhitungan mobil'],
  ],
  CONTRACT_TYPE: [['contractType', 'Tambah jenis kontrak']],
  FINANCE: [['finance', 'Tambah finance']],
  PRICES: [],
};

const SCREENS: Readonly<Record<SetupStep, string>> = {
  COMPANY: 'Kantor Cabang',
  TITLES: 'Jabatan & Hak Akses',
  STAFF: 'Staff',
  CALCULATION: 'Semua Perhitungan',
  CONTRACT_TYPE: 'Semua Jenis Kontrak',
  FINANCE: 'Semua Finance',
  PRICES: 'Buka OTR dan Pencairan',
};
