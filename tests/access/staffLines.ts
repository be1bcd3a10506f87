import { line } from './AccessLine';

const setUp = line('staff, log, title', 'company', {
  also: 'master data',
  then: 'Who sees every office.',
});

/** People, titles, the set-up of a company and the log of everybody. */
export const STAFF_LINES = {
  listStaff: line('staff, log, title', { list: 'size=100' }),
  listStaffChoices: line('staff, log, title', { list: '' }),
  getStaff: line('staff, log, title', { record: 'person' }),
  hireStaff: line('staff, log, title', 'own', { then: 'A title and offices that the caller may give.' }),
  changeStaff: line('staff, log, title', { record: 'person' }, { then: 'A title that the caller may give.' }),
  saveStaffCertificate: line(
    'staff, log, title',
    { record: 'person' },
    { then: 'Not for oneself; a title that collects.' },
  ),
  makeStaffLink: line('staff, log, title', { record: 'person' }),
  previewStaffEnd: line('staff, log, title', { record: 'person' }),
  endStaff: line('staff, log, title', { record: 'person' }, { then: 'Nothing is in their hands.' }),
  returnStaff: line('staff, log, title', { record: 'person' }, { then: 'A title that the caller may give.' }),
  removeAuthenticator: line('staff, log, title', { record: 'person' }, { then: 'Not for oneself.' }),
  saveStaffPortrait: line('staff, log, title', { record: 'person' }),
  removeStaffPortrait: line('staff, log, title', { record: 'person' }),

  listTitles: line('staff, log, title', 'company'),
  createTitle: line('staff, log, title', 'company', { then: 'Who sees every office.' }),
  previewTitle: line('staff, log, title', 'company', { then: 'Who sees every office.' }),
  changeTitle: line('staff, log, title', 'company', { then: 'Who sees every office.' }),
  deleteTitle: line('staff, log, title', 'company', { then: 'Who sees every office.' }),

  getCompanySetup: line('staff, log, title', 'company', { also: 'master data' }),
  nameCompany: setUp,
  removeTitles: setUp,
  skipSetupStep: setUp,
  finishSetup: setUp,

  listUserLog: line('staff, log, title', { list: 'action=SIGNED_IN' }),
  listLogPeople: line('staff, log, title', { list: '' }),
  countUserLogExport: line('staff, log, title', { count: '' }, { also: 'exports' }),
  exportUserLog: line('staff, log, title', { list: 'action=SIGNED_IN' }, { also: 'exports' }),
};
