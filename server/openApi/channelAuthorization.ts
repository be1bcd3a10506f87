import type { Json } from './schemaComponents';

/** The one call that answers without the envelope: Pusher's clients make it (SPEC 7). */
export const channelAuthorization: Json = {
  operationId: 'authorizeChannel',
  summary: 'Lets a socket listen to a private channel.',
  tags: ['broadcasting'],
  'x-origin': 'spec',
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          properties: {
            socket_id: { type: 'string' },
            channel_name: { type: 'string', description: 'With `private-` before its name.' },
          },
          required: ['socket_id', 'channel_name'],
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Bare, without envelope.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { auth: { type: 'string', description: '`key:signature`' } },
            required: ['auth'],
          },
        },
      },
    },
    401: refused('No session, or it has ended.'),
    403: refused("Not this caller's channel."),
  },
};

function refused(description: string): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  };
}
