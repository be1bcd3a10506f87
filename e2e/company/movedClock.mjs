import { ServerResponse } from 'node:http';

/*
 * Loaded before the server by `--import`: its clock stands where MOVED_BY (ms) says, runs on from there, and is moved by a
 * message of the process that started it. Only `Date` is moved, in answers too; timers take as long as they always do.
 */
let moved = Number(process.env.MOVED_BY ?? 0);
const Real = Date;

globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + moved);
    else super(...given);
  }
  static now() {
    return Real.now() + moved;
  }
};

// What Node itself says in the header `Date` is the machine's time, and phones set theirs by it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  if (!this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};

process.on('message', ({ movedBy }) => {
  moved = movedBy;
  process.send({ movedBy });
});
// Listening keeps no process alive that was told to stop.
process.channel?.unref();
