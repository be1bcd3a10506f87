export { StaffDetail } from './StaffDetail';
export { StaffHiring } from './StaffHiring';
export { StaffList } from './StaffList';
export { keptStaffList } from './domain/staffList';
export { useStaffActs } from './useStaffActs';
export { useStaffAdding } from './useStaffAdding';
export { staffPalette } from './api/staffPalette';
