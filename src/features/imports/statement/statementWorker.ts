import { expose } from 'comlink';
import { StatementReader } from './StatementReader';

/* The worker's own file: `openStatementReader` talks to it. */
expose(new StatementReader());
