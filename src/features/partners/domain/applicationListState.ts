import { addressCodec, page } from '@/lib/address/addressCodec';

/** Which of the registrations that name a partner are shown on their page. */
export interface ApplicationListState {
  page: number;
}

export const APPLICATIONS_START: ApplicationListState = { page: 1 };

/** `pengajuan` in the address; `halaman` there is the page of the commissions. */
export const APPLICATIONS = addressCodec<ApplicationListState>({ page }, { page: 'pengajuan' });
