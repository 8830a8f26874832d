import { toJsonSchema } from '@valibot/to-json-schema';
import { envelopeCodes } from '#contract/envelope.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { reasons } from '#domain/refusals.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1, generated from the routes that the server serves and the app calls. */
export function composeOpenApi(title: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    paths[`/api${route.path}`] = { [route.method.toLowerCase()]: toOperation(name, route) };
  }

  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-CT' } },
      schemas: { Refused: refusedSchema },
    },
  };
}

const description = [
  'Every reply is an envelope of code, msg and data. Data is used on code 200; any other code',
  'carries a stable reason and its facts, and msg says it in the language of the lang header.',
  'Calls of members need the token of a login in X-CT. X-TZ names the time zone of the caller,',
  'such as "Asia/Bangkok GMT+07:00".',
].join(' ');

const refusedSchema = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { enum: [...new Set(Object.values(envelopeCodes))].sort((a, b) => a - b) },
    msg: { type: 'string' },
    data: {
      type: 'object',
      required: ['reason', 'facts'],
      properties: {
        reason: { enum: reasons },
        facts: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        errorId: { type: 'string' },
      },
    },
  },
};

function toOperation(name: string, route: Route): Json {
  const input = toSchema(route.input, 'input');
  return {
    operationId: name,
    summary: route.summary,
    ...(route.access !== 'public' ? { security: [{ token: [] }] } : {}),
    ...(route.method === 'GET'
      ? { parameters: toParameters(input) }
      : { requestBody: toRequestBody(route) }),
    responses: { 200: route.reply === 'file' ? fileResponse : toEnvelope(route) },
  };
}

const toEnvelope = (route: Route): Json => ({
  description: 'The envelope',
  content: { 'application/json': { schema: toReplySchema(route) } },
});

const fileResponse: Json = {
  description: 'The file itself, or the envelope of a refusal',
  content: {
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    'application/json': { schema: { $ref: '#/components/schemas/Refused' } },
  },
};

const toReplySchema = (route: Route): Json => ({
  oneOf: [
    {
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: {
        code: { const: 200 },
        msg: { type: 'string' },
        data: toSchema(route.output, 'output'),
      },
    },
    { $ref: '#/components/schemas/Refused' },
  ],
});

function toRequestBody(route: Route): Json {
  if (route.body === 'multipart') {
    const file = { type: 'string', format: 'binary' };
    const schema = { type: 'object', required: ['file'], properties: { file } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return { content: { 'application/json': { schema: toSchema(route.input, 'input') } } };
}

function toParameters(input: Json): Json[] {
  const required = new Set((input.required ?? []) as string[]);
  return Object.entries((input.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

/** `input` is what a caller writes, `output` what a caller reads. */
export function toSchema(shape: Route['input'], side: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = toJsonSchema(shape, { typeMode: side });
  return schema as Json;
}
