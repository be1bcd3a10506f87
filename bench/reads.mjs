import { connect } from 'node:net';
import { signIn } from './company/signIn.mjs';
import { BUILT, startCompany } from './company/startCompany.mjs';
import { figure } from './figures.mjs';

const CONNECTIONS = 50;
/** Many short ones: who else works on the machine slows both servers of a round down alike. */
const ROUNDS = 11;
/** ms of one call in one round. */
const TIME = 1000;
const RECEIPTS = 10_000;
/** May read everything of one office, and export it. */
const READER = 'kacab.jkt';

const CALLS = [
  ['list of receipts', 'credits?period=month'],
  ['count of receipts', 'credits/export/count?period=month'],
  ['payment card', async (get) => `payments/${(await get('credits?period=month')).rows[0].contract_code}`],
  ['count of notifications', 'notifs/count'],
];

/**
 * Reads a second over 50 connections that wait for each answer, server, database and load on one machine. READS_BESIDE
 * names another built server: both are measured in turns, and compared.
 */
export async function measure() {
  const others = process.env.READS_BESIDE ? [process.env.READS_BESIDE] : [];
  const servers = [];
  try {
    for (const built of [BUILT, ...others]) servers.push(await signedIn(built));
    const figures = [];
    for (const [name, path] of CALLS) {
      const rounds = servers.map(() => []);
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [index, server] of servers.entries()) {
          const address = typeof path === 'string' ? path : await path(server.get);
          const answers = await load(server, address);
          // The first one warms the server up.
          if (round > 0) rounds[index].push(answers);
        }
      }
      const [mine, beside] = rounds;
      figures.push(figure(name, median(mine), 'a second'));
      if (!beside) continue;
      figures.push(figure(`${name}, the other server`, median(beside), 'a second'));
      figures.push(figure(`${name}, times the other`, median(mine.map((one, at) => one / beside[at])), ''));
    }
    return figures;
  } finally {
    for (const { company } of servers) await company.stop();
  }
}

async function signedIn(built) {
  const company = await startCompany({ built, receipts: RECEIPTS });
  const { password } = await signIn(company, READER);
  const get = async (path) => {
    const headers = { authorization: `Bearer ${password}` };
    return (await (await fetch(`${company.origin}/api/${path}`, { headers })).json()).data;
  };
  return { company, get, token: password };
}

/** Answers a second. Sockets of our own: a client's work would be taken from the server's. */
async function load({ company, token }, path) {
  const call =
    `GET /api/${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: gzip\r\n` +
    `authorization: Bearer ${token}\r\n\r\n`;
  const until = Date.now() + TIME;
  const answered = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => callUntil(company.port, call, until)),
  );
  return answered.reduce((sum, count) => sum + count, 0) / (TIME / 1000);
}

function callUntil(port, call, until) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(call));
    let answers = 0;
    let received = '';
    socket.setEncoding('latin1').on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk;
      const body = received.indexOf('\r\n\r\n') + 4;
      if (body < 4) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1]);
      if (!received.startsWith('HTTP/1.1 200')) reject(new Error(received));
      if (received.length < body + length) return;
      received = '';
      if (Date.now() < until) {
        answers += 1;
        socket.write(call);
      } else {
        resolve(answers);
        socket.end();
      }
    });
  });
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
