export { InstalmentSimulation } from './InstalmentSimulation';
