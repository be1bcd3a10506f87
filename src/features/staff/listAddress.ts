import { keptList } from '@/lib/address/keptList';

/** The list as it was left. */
export const keptStaffList = keptList('staff.daftar');
