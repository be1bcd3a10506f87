import { line } from './AccessLine';

const master = line('master data', 'company');

/** A simple master: listed, made, changed, switched, deleted. */
const simple = (noun: string, plural: string) =>
  Object.fromEntries(
    [`list${plural}`, `create${noun}`, `change${noun}`, `switch${noun}`, `delete${noun}`].map((name) => [
      name,
      master,
    ]),
  );

/** Master data, which the whole company shares. */
export const MASTER_LINES = {
  listCalculationVersions: master,
  createCalculation: master,
  changeCalculation: master,
  switchCalculation: master,
  ...simple('Finance', 'Finances'),
  ...simple('ContractType', 'ContractTypes'),
  ...simple('OfficeMaster', 'OfficeMasters'),
  ...simple('RegistrationStatus', 'RegistrationStatuses'),
  ...simple('Province', 'Provinces'),
  ...simple('Area', 'Areas'),
  ...simple('PettyCategory', 'PettyCategories'),
  ...simple('BpkbPlace', 'BpkbPlaces'),
  getOfficeHoldings: master,
  listOfficeAccounts: master,
  addOfficeAccount: master,
  switchOfficeAccount: master,
  listOverdueClassVersions: master,
  createOverdueClasses: master,
  changeOverdueClasses: master,
  deleteOverdueClasses: master,
  askLetterDays: master,
  listHolidayYear: master,
  createHoliday: master,
  changeHoliday: master,
  deleteHoliday: master,
  compareHolidays: master,
  importHolidays: master,
  compareRegions: master,
  importRegions: master,
  previewPrices: master,
  importPrices: master,
};
