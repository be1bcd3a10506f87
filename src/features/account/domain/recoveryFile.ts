/** The recovery codes as a text that is kept or printed. */
export const recoveryFile = (codes: readonly string[], username: string): string =>
  [`Kode pemulihan Angsur untuk ${username}`, 'Setiap kode berlaku sekali.', '', ...codes, ''].join('\r\n');
