import { line } from './AccessLine';

const voucher = { record: 'petty voucher' } as const;
const request = { record: 'petty request' } as const;
const count = { record: 'petty count' } as const;
const ofOffice = { naming: 'office={office}' } as const;
const inOffice = { naming: 'office_id={office}', inBody: true } as const;
const period = { naming: 'office={office}&from=2026-11-01&to=2026-11-30' } as const;

/** The petty cash of offices. */
export const PETTY_LINES = {
  getPettyFund: line('petty cash', ofOffice),
  listPettyFunds: line('petty cash', { list: '' }),
  listPettyVouchers: line('petty cash', { list: '' }),
  listReplenishable: line('petty cash', ofOffice),
  getPettyVoucher: line('petty cash', voucher),
  writePettyVoucher: line('petty cash', inOffice, { then: 'Never by who is paid.' }),
  askPettyVoid: line('petty cash', voucher, { then: 'Never by who was paid.' }),
  getPettyRequest: line('petty cash and taking payments', request, {
    then: 'A cashier without petty cash only where their drawer is meant.',
  }),
  decidePettyRequest: line('petty cash', request, {
    then: 'By another approver of the office, never who is paid or moves the money; of a change of holder by the next holder alone.',
  }),
  askPettyMove: line('petty cash', inOffice, { then: 'All but a top-up by an approver.' }),
  completePettyMove: line('petty cash and taking payments', request, {
    then: 'By the holder, or by the cashier whose drawer is meant.',
  }),
  cancelPettyMove: line('petty cash', request, {
    then: 'By an approver who neither asked for it nor holds the fund.',
  }),
  changePettyHolder: line('petty cash', inOffice, { then: 'By the holder, or by an approver.' }),
  closePettyDay: line('petty cash', inOffice, { then: 'By the holder.' }),
  reopenPettyDay: line('petty cash', count, {
    then: 'By an approver who neither closed it nor holds the fund.',
  }),
  countPettyCash: line('petty cash', inOffice, { then: 'Never by the holder.' }),
  answerPettyCount: line('petty cash', count, { then: 'By who held the fund then.' }),
  listPettyCounts: line('petty cash', ofOffice),
  getPettyJournal: line('petty cash and exports', period),
  countPettyExport: line('exports', period),
  exportPettyJournal: line('exports', period),
};
