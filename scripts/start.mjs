// `npm start`: builds what is missing or out of date, then is the server, which serves the app too.
import { pathToFileURL } from 'node:url';
import { buildWhatIsOld, BUILT } from './builtServer.mjs';
import { endWithParent } from './endWithParent.mjs';

endWithParent();
buildWhatIsOld();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(BUILT).href);
