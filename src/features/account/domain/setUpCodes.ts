/** What proves a set-up: the app's first code, and the one that was sent to its owner. */
export interface SetUpCodes {
  code: string;
  sent_code: string;
}

export const NO_CODES: SetUpCodes = { code: '', sent_code: '' };

const DIGITS = 6;

/** What is missing before anything is sent, beside its field. */
export function checkSetUpCodes({ code, sent_code }: SetUpCodes): Partial<SetUpCodes> {
  return {
    ...(sent_code.length < DIGITS && { sent_code: 'Isi 6 angka yang dikirim.' }),
    ...(code.length < DIGITS && { code: 'Isi 6 angka dari aplikasi.' }),
  };
}
