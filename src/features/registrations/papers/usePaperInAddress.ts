import { addressCodec, oneOf } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { FORM_PAPERS, type FormPaper } from './formPapers';

interface Place {
  paper: FormPaper;
}

const CODEC = addressCodec<Place>({ paper: oneOf(FORM_PAPERS) }, { paper: 'surat' });
const START: Place = { paper: 'formulir' };

/** The paper that the address names (`?surat=jadwal`); the form itself where it names none. */
export const usePaperInAddress = (): FormPaper => useAddressState(CODEC, START)[0].paper;
