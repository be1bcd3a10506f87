export { lastListHref } from './listAddress';
export { RegistrationDetail, type RegistrationDetailProps } from './RegistrationDetail';
export { RegistrationExport } from './RegistrationExport';
export { RegistrationList, type RegistrationListProps } from './RegistrationList';
export { registrationPalette, type RegistrationPaletteProps } from './api/registrationPalette';
export { RegistrationAdd } from './form/RegistrationAdd';
export { RegistrationEdit } from './form/RegistrationEdit';
export { RegistrationPapers, type RegistrationPapersProps } from './papers/RegistrationPapers';
export { usePaperInAddress } from './papers/usePaperInAddress';
