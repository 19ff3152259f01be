import * as z from 'zod';
import type { Endpoint } from '@/shared/api/endpoint';
import type { CallExample } from './content-calls/call-note';
import { CONVENTIONS } from './content-calls/content-notes';
import { fieldNotes } from './content-calls/field-notes';
import { contentKindIds, contentValuesOf } from './openapi-content';
import { publishedEndpoints, publishedSchemas, schemaNotes, staffEndpoints } from './openapi-endpoints';
import { answerExamples, descriptionOf, noteOf, parameterNote } from './openapi-staff';

const SCHEMAS = '#/components/schemas/';
const DATA_SUFFIX = 'Data';

const endpoints: Readonly<Record<string, Endpoint>> = { ...publishedEndpoints, ...staffEndpoints };

type JsonObject = Record<string, unknown>;

/**
 * The OpenAPI 3.1 description of the portal endpoints and those for editing its content, generated from the schemas
 * and, for the latter, from the notes in `content-calls`; deterministic.
 */
export function openApiDocument(): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'RCEP portal API',
      version: '1',
      description: `Public content of the portal, and the calls by which staff edit it (under content/, for signed-in users). Business failures come with HTTP 200 and a code other than 0. The language of texts follows Accept-Language (zh, en, ja, ko, vi, ms); texts not available in it come in another language, named in \`lang\`.\n\n${CONVENTIONS}`,
    },
    servers: [{ url: '/rcep-boot' }],
    paths: Object.fromEntries(
      Object.entries(endpoints).map(([operation, endpoint]) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operationOf(operation, endpoint) },
      ]),
    ),
    components: {
      schemas: { Envelope: ENVELOPE, ...componentSchemas(), ...contentValuesOf() },
      headers: HEADERS,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'T-Authorization' } },
    },
  };
}

const ENVELOPE = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'integer', description: '0 is success' },
    msg: { type: ['string', 'null'] },
    data: { description: 'null or absent where the code is not 0' },
    timestamp: { type: 'integer', description: 'milliseconds' },
  },
};

const HEADERS = {
  ETag: { schema: { type: 'string' }, description: 'send back as If-None-Match for a 304' },
  Vary: { schema: { type: 'string', const: 'Accept-Language' } },
  'Cache-Control': {
    schema: { type: 'string', const: 'public, no-cache' },
    description: 'may be stored, but is requested again with If-None-Match: content changes at any time',
  },
};

function operationOf(operation: string, endpoint: Endpoint): JsonObject {
  const isSigned = endpoint.auth === 'required';
  const note = noteOf(operation);
  const examples = note && { examples: answerExamples(note) };
  const answer = {
    description: 'The envelope with the data, or with the code of a business failure',
    ...(!isSigned && { headers: HEADER_REFS }),
    content: { 'application/json': { schema: envelopeOf(operation), ...examples } },
  };
  return {
    operationId: operation,
    summary: endpoint.summary,
    ...(note && { description: descriptionOf(note), 'x-authorities': note.authorities }),
    ...(isSigned && { security: [{ token: [] }] }),
    parameters: [
      ...parametersOf(endpoint, note?.example.query),
      { name: 'Accept-Language', in: 'header', required: false, schema: { type: 'string' } },
    ],
    ...(endpoint.body !== undefined && { requestBody: bodyOf(endpoint.body, note?.example.body) }),
    responses: { '200': answer, ...(!isSigned && { '304': UNCHANGED }) },
  };
}

const UNCHANGED = { description: 'Unchanged since the answer whose ETag was sent' };

const HEADER_REFS = Object.fromEntries(
  Object.keys(HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

function bodyOf(body: NonNullable<Endpoint['body']>, example?: object): JsonObject {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return { required: true, content: { 'application/json': { schema, ...(example && { example }) } } };
}

function envelopeOf(operation: string): JsonObject {
  const data = { oneOf: [{ $ref: `${SCHEMAS}${dataName(operation)}` }, { type: 'null' }] };
  return { allOf: [{ $ref: `${SCHEMAS}Envelope` }, { type: 'object', properties: { data } }] };
}

/** The parameters of a call; those of a call on content with what they say, and their value in the example. */
function parametersOf(endpoint: Endpoint, example: CallExample['query'] = {}): JsonObject[] {
  const parameters = [...pathParametersOf(endpoint), ...queryParametersOf(endpoint)];
  if (endpoint.auth !== 'required') return parameters;
  return parameters.map(({ name, ...rest }) => {
    const description = parameterNote(String(name));
    const value = example[String(name)];
    return {
      name,
      ...(description !== undefined && { description }),
      ...rest,
      ...(value !== undefined && { example: value }),
    };
  });
}

/** The names in the braces of the path; the kinds of content are known. */
const pathParametersOf = ({ path }: Endpoint): JsonObject[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(path.startsWith('/api/v1/content/') && { enum: contentKindIds }) },
  }));

function queryParametersOf(endpoint: Endpoint): JsonObject[] {
  if (endpoint.query === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function componentSchemas(): JsonObject {
  const registry = z.registry<{ id: string }>();
  const known = new Set<unknown>();
  for (const [id, schema] of Object.entries(publishedSchemas)) {
    registry.add(schema, { id });
    known.add(schema);
  }
  const aliases: JsonObject = {};
  for (const [operation, endpoint] of Object.entries(endpoints)) {
    const id = dataName(operation);
    if (known.has(endpoint.data)) aliases[id] = { $ref: `${SCHEMAS}${nameOfSchema(endpoint.data)}` };
    else registry.add(endpoint.data, { id });
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `${SCHEMAS}${id}` });
  return {
    ...Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, described(id, schema)])),
    ...aliases,
  };
}

/** With its note, without the keys that only apply to a separate document. */
function described(id: string, schema: JsonObject): JsonObject {
  const { $schema: _dialect, $id: _address, ...rest } = schema;
  const description = Object.entries(schemaNotes).find(([name]) => name === id)?.[1];
  const { properties } = rest;
  const notes = fieldNotes[id];
  return {
    ...(description !== undefined && { description }),
    ...rest,
    ...(notes !== undefined &&
      typeof properties === 'object' && { properties: withNotes(properties as JsonObject, notes) }),
  };
}

/** The fields of a schema, each with its note. Beside a reference a note is allowed since OpenAPI 3.1. */
const withNotes = (properties: JsonObject, notes: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      notes[name] === undefined ? schema : { description: notes[name], ...(schema as JsonObject) },
    ]),
  );

function nameOfSchema(schema: unknown): string {
  return Object.entries(publishedSchemas).find(([, available]) => available === schema)?.[0] ?? '';
}

function dataName(operation: string): string {
  return `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${DATA_SUFFIX}`;
}
