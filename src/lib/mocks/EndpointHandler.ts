import { HttpHandler, type HttpResponseResolver } from 'msw';
import { colonPath, type AnyEndpoint } from '@/lib/contract/endpoint';

type Parsed = Awaited<ReturnType<HttpHandler['parse']>>;

const NOT_MINE: Parsed = { match: { matches: false, params: {} }, cookies: {} };

/**
 * Answers the requests of one endpoint. MSW asks every handler about every request of the page, files included, and each
 * read the cookies and compiled its path to say no: with some hundred endpoints nearly a third of what the page did.
 * Here what cannot be this endpoint's is known by its method and address alone; MSW decides about the rest.
 */
export class EndpointHandler extends HttpHandler {
  readonly #address: RegExp;

  constructor({ method, path }: AnyEndpoint, resolver: HttpResponseResolver) {
    super(method, `*/api/${colonPath(path)}`, resolver);
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/?#]+');
    this.#address = new RegExp(`/api/${pattern}/?(?:[?#]|$)`, 'i');
  }

  override async parse(args: Parameters<HttpHandler['parse']>[0]): Promise<Parsed> {
    const { method, url } = args.request;
    return this.info.method === method && this.#address.test(url) ? super.parse(args) : NOT_MINE;
  }
}
