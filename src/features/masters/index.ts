export { MasterList, type MasterListProps } from './MasterList';
export { CONTRACT_TYPE } from './kinds/contractType';
export { FINANCE } from './kinds/finance';
export { OFFICE } from './kinds/office';
