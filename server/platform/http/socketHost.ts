import { BlockList, isIP } from 'node:net';

/** What a call says and shows of where it arrived. */
interface Arrived {
  /** Its Host header. */
  host: string | undefined;
  /** The address that it reached, by the socket. */
  localAddress: string | undefined;
}

const within = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  within.addSubnet(net, prefix, 'ipv4');
within.addAddress('::1', 'ipv6');
within.addSubnet('fc00::', 7, 'ipv6');
within.addSubnet('fe80::', 10, 'ipv6');

/** One label, or below a name that is never given out on the internet. */
const INNER_NAME = /^[a-z\d](?:[\w-]*)(?:(?:\.[\w-]+)*\.(?:localhost|local|lan|internal|home\.arpa))?$/i;

/**
 * The host that the page may open its socket on, where it is the one that the page came from. A header is anybody's text:
 * it counts where it names PUBLIC_URL's host, the address that was reached, or what is not to be had on the internet.
 * Null: none of these.
 */
export function socketHost({ host, localAddress }: Arrived, publicUrl: string | null): string | null {
  const name = /^(?<name>[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.exec(host ?? '')?.groups?.name;
  if (name === undefined) return null;
  if (publicUrl !== null && new URL(publicUrl).hostname === name.toLowerCase()) return name;
  const address = name.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(address);
  if (version === 0) return INNER_NAME.test(name) && !/^[\d.]+$/.test(name) ? name : null;
  const isReached = address === localAddress?.replace(/^::ffff:(?=\d+\.)/i, '');
  return isReached || within.check(address, version === 4 ? 'ipv4' : 'ipv6') ? name : null;
}
