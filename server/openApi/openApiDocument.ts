import { FAILURE_TITLE, SUCCESS_TITLE } from '@/lib/contract/envelope';
import type { AnyEndpoint, Schema } from '@/lib/contract/endpoint';
import { ENDPOINTS, FILE_ENDPOINTS, SERVICE_ENDPOINTS } from '@/lib/contract/endpoints';
import { FILE_TYPES, ROW_COUNT_HEADER, type FileEndpoint } from '@/lib/contract/fileEndpoint';
import { BROADCAST_AUTH_PATH } from '@/lib/contract/realtime';
import type { AnyCall } from './AnyCall';
import { API_BASE } from '../platform/http/route';
import { refusalSchema } from '../platform/http/refusalSchema';
import { channelAuthorization } from './channelAuthorization';
import { refusalsOf } from './refusalsOf';
import { inPlace, schemaComponents, type Json, type SchemaComponents } from './schemaComponents';

const IN_ENVELOPE: readonly AnyEndpoint[] = [...ENDPOINTS, ...SERVICE_ENDPOINTS];
const CALLS: readonly AnyCall[] = [...IN_ENVELOPE, ...FILE_ENDPOINTS];

const ABOUT = `Every call of the app, made from the contract that its client and this server share. \
\`x-origin: spec\` marks the calls that every host needs: with those, \`${BROADCAST_AUTH_PATH}\` and a socket of the Pusher \
protocol the app works; \`x-origin: angsur\` marks those of the embedded server's screens.

Schemas say what may be sent. The app reads leniently where a host may differ, numbers as text and flags as 0 and 1, and \
passes over fields that it does not know. Money is whole rupiah, a day is \`YYYY-MM-DD\`, an instant is ISO 8601 with zone.`;

/** The contract as OpenAPI 3.1, for whoever writes a host or a client of their own. */
export function openApiDocument(version: string): Json {
  const components = schemaComponents(IN_ENVELOPE, { RefusalData: refusalSchema });
  const paths: Record<string, Json> = {
    [`/${BROADCAST_AUTH_PATH}`]: { parameters: REFERER, post: channelAuthorization },
  };
  for (const call of CALLS) {
    const path = (paths[`/${call.path}`] ??= { parameters: REFERER });
    path[call.method.toLowerCase()] = operation(call, components);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Angsur', version, description: ABOUT },
    servers: [{ url: API_BASE.replace(/\/$/, '') }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: {
        Envelope: ENVELOPE,
        Refusal: enveloped({ anyOf: [{ type: 'null' }, components.refTo(refusalSchema)] }),
        ...components.schemas,
      },
      parameters: { AcceptReferer: ACCEPT_REFERER, IdempotencyKey: IDEMPOTENCY_KEY },
      securitySchemes: { session: SESSION },
    },
  };
}

function operation(call: AnyCall, components: SchemaComponents): Json {
  const { name, summary, origin, guard } = call;
  const isOpen = guard === 'public';
  return {
    operationId: name,
    summary,
    tags: [call.path.split('/')[0]],
    'x-origin': origin,
    ...(isOpen && { security: [] }),
    // Any one of them is enough.
    ...(typeof guard !== 'string' && { 'x-flags': guard }),
    parameters: parametersOf(call),
    ...('data' in call && call.body && { requestBody: requestBody(call, components) }),
    responses: { 200: 'data' in call ? answer(call, components) : file(call), ...refusalsOf(call) },
  };
}

/** What stands in an address, and the key of a write that may be repeated. */
function parametersOf({
  params,
  query,
  idempotent,
}: Pick<AnyEndpoint, 'params' | 'query' | 'idempotent'>): Json[] {
  return [
    ...(params ? fieldsOf('path', params) : []),
    ...(query ? fieldsOf('query', query) : []),
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function fieldsOf(place: 'path' | 'query', schema: Schema): Json[] {
  const { properties, required = [] } = inPlace(schema) as { properties: Json; required?: string[] };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    schema: field,
  }));
}

function requestBody({ body, bytes }: AnyEndpoint, components: SchemaComponents): Json | undefined {
  if (!body) return undefined;
  const content =
    bytes === undefined
      ? { 'application/json': { schema: components.refTo(body) } }
      : { 'application/octet-stream': { schema: { type: 'string', format: 'binary', maxLength: bytes } } };
  return { required: true, content };
}

const answer = ({ data }: AnyEndpoint, components: SchemaComponents): Json => ({
  description: 'Done.',
  content: { 'application/json': { schema: enveloped(components.refTo(data)) } },
});

function file({ of }: FileEndpoint): Json {
  const bytes = { schema: { type: 'string', format: 'binary' } };
  return {
    description: 'The file as it is, without envelope.',
    ...(of === 'rows' && {
      headers: { [ROW_COUNT_HEADER]: { schema: { type: 'integer' }, description: ROWS } },
    }),
    content: Object.fromEntries(FILE_TYPES[of].map((one) => [one, bytes])),
  };
}

const ROWS =
  'Rows without heading and end line; a CSV with fewer was cut off, as was an XLSX without the end record of its zip.';

const enveloped = (data: Json): Json => ({
  allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }],
});

const ENVELOPE = {
  description: 'What every answer is wrapped in.',
  type: 'object',
  properties: {
    status: { type: 'integer', description: 'The HTTP status again.' },
    title: { enum: [SUCCESS_TITLE, FAILURE_TITLE] },
    data: { description: 'As each call says; null where there is nothing to say.' },
    message: {
      type: 'string',
      description: 'Why it is refused, in Indonesian, for people; else it may be empty.',
    },
    version: {
      type: 'string',
      description: "Of the API; the app asks for an update where it is not the page's own.",
    },
  },
  required: ['status', 'title', 'data', 'message', 'version'],
};

const REFERER = [{ $ref: '#/components/parameters/AcceptReferer' }];

const ACCEPT_REFERER = {
  name: 'accept-referer',
  in: 'header',
  description:
    "The page's origin. The app sends it with every call; the embedded server does not ask for it.",
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body get the first answer again, and nothing happens twice.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
};

const SESSION = {
  type: 'http',
  scheme: 'bearer',
  description:
    'The token of a sign-in. What a caller may do beyond that is said by the flags of the title: `x-flags` names those of which one is enough; a call without needs a session alone.',
};
