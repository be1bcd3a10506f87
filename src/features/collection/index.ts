export { ContractCollecting } from './contract/ContractCollecting';
