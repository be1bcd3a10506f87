export * from './activity';
export * from './auth';
export * from './contracts';
export * from './credits';
export * from './offices';
export * from './staff';
export * from './titles';
