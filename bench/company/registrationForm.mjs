/** The form registrasi of the demo company and where things are on it. */
export const REGISTRATION_FORM = {
  path: '/customer/add',
  /** The list's way to it. */
  listPath: '/customer',
  open: 'a[href="/customer/add"]',
  openText: 'Tambah',
  /** First field of the first step. */
  field: 'form input[name="applicant.nik"]',
};

/** Who fills in forms. */
export const CLERK = 'kontrak.jkt';
