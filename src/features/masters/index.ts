export { MasterList } from './MasterList';
export { MasterOpening } from './MasterOpening';
export type { HrefOfOffice, OfficePlace } from './domain/officePlaces';
export { AREA } from './kinds/area';
export { CONTRACT_TYPE } from './kinds/contractType';
export { FINANCE } from './kinds/finance';
export { OFFICE } from './kinds/office';
export { PROVINCE } from './kinds/province';
export { REGISTRATION_STATUS } from './kinds/registrationStatus';
