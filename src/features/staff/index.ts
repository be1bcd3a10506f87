export { StaffDetail } from './StaffDetail';
export { StaffHiring } from './StaffHiring';
export { StaffList } from './StaffList';
export { keptStaffList } from './domain/staffList';
