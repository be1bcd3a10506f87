import proxyAddr from '@fastify/proxy-addr';

/** See `Config.trustProxy`. */
export type Proxies = number | readonly string[] | false;

/** Whether an address is a proxy of ours, `hop` of them away from us. */
export type IsProxy = (address: string, hop: number) => boolean;

/** A number counts from our end: so many of the last addresses are proxies, whatever the caller wrote before them. */
export function trustedProxies(proxies: Proxies): IsProxy {
  if (proxies === false) return () => false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyAddr.compile([...proxies]);
}
