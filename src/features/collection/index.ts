export { CallButton } from './calls/CallButton';
export { ContractCollecting } from './contract/ContractCollecting';
