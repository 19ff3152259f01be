import * as z from 'zod';
import type { Endpoint } from '@/shared/api/endpoint';
import { refusal } from '../mocks/handlers/system/refusal';
import { answersTo, type Answer } from './system-calls/examples/answers';
import type { SystemExample } from './system-calls/examples/example';
import { systemExamples } from './system-calls/examples/system-examples';
import { SYSTEM_ERRORS } from './system-calls/system-errors';
import { systemEndpoints } from './system-calls/system-endpoints';
import { systemNotes, type SystemNote } from './system-calls/system-notes';

type JsonObject = Record<string, unknown>;

const DESCRIPTION = `Sign-in, accounts, administration and logs: the calls of opsli-boot 2.0 as far as the client sends them, with the fields it reads. A server may send more. Failures have HTTP 200, a code other than 0 and a text in Chinese as \`msg\`; the login calls and refusals of a token leave \`data\` out.

- Success is code 0 or 200. Flags are the texts 0 and 1, ids are texts, times yyyy-MM-dd HH:mm:ss in GMT+8. Every row has \`version\`: an update with another one than the present is refused (10100), one without any is not checked.
- Lists take \`pageNo\` (default 1), \`pageSize\` (default 10) and filters \`<field>_<OP>\` with EQ, LIKE, LIKEL, LIKER, BEGIN, END and \`<field>_ORDER\` (ASC or DESC); what is not known is ignored.
- A call marked \`x-encrypted\` sends \`{"encryptData": …}\` in place of the body described: base64 of its JSON in RSA (PKCS 1 v1.5) with \`common/public-key\`.
- Examples are answers on sample data, without \`timestamp\`: data have the fields that the client reads, and lists their first two entries. Texts such as \`<password>\` are in place of secrets.
- 10700: more than 10 calls a second on one path from one address.`;

/** The OpenAPI 3.1 description of the calls that are not of the portal and its content; deterministic. */
export async function systemDocument(): Promise<JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const [key, { operation, endpoint }] of await systemEndpoints()) {
    const example = systemExamples[operation] ?? {};
    // oxlint-disable-next-line no-await-in-loop -- One after the other: the mocks have one state.
    const examples = examplesOf(await answersTo(operation, example));
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf({
        operation,
        endpoint,
        note: systemNotes[key],
        example,
        examples,
      }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'RCEP system API', version: '1', description: DESCRIPTION },
    servers: [{ url: '/rcep-boot' }],
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'T-Authorization' } } },
  };
}

interface Described {
  operation: string;
  endpoint: Endpoint;
  note: SystemNote | undefined;
  example: SystemExample;
  /** The answers of the example, as OpenAPI has them. */
  examples: JsonObject;
}

function operationOf({ operation, endpoint, note, example, examples }: Described): JsonObject {
  const isSigned = endpoint.auth === 'required';
  const { body, encrypted, path } = endpoint;
  return {
    operationId: operation,
    summary: endpoint.summary,
    ...(note !== undefined && {
      description: descriptionOf(note, isSigned),
      'x-authorities': note.authority === null ? [] : [note.authority],
    }),
    ...(encrypted && { 'x-encrypted': true }),
    ...(isSigned && { security: [{ token: [] }] }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
        ...parameterOf(name, 'path', { type: 'string' }),
        example: example.path?.[name],
      })),
      ...queryOf(endpoint, example.query),
    ],
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: {
          [isUpload(path) ? 'multipart/form-data' : 'application/json']: {
            schema: schemaOf(body),
            example: example.body,
          },
        },
      },
    }),
    responses: {
      '200': {
        description: 'The envelope: code, msg, data, timestamp',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { code: { type: 'integer' }, data: schemaOf(endpoint.data) },
            },
            examples,
          },
        },
      },
    },
  };
}

const examplesOf = ({ success, refusals }: { success: Answer; refusals: Answer[] }): JsonObject => ({
  success: { value: success },
  ...Object.fromEntries(
    refusals.map((answer) => [answer.code, { summary: SYSTEM_ERRORS[answer.code], value: answer }]),
  ),
});

const isUpload = (path: string): boolean => path.endsWith('/upload');

function descriptionOf({ authority, errors, rules }: SystemNote, isSigned: boolean): string {
  const anyone = isSigned ? 'none; every signed-in user' : 'none; visitors too';
  const codes = [...(isSigned ? [401] : []), ...(authority === null ? [] : [100_210]), ...errors];
  const lines = codes.map((code) => `- \`${code}\`: ${SYSTEM_ERRORS[code]} (${textOf(code)})`);
  return [
    ...(rules === undefined ? [] : [rules]),
    `Authority: ${authority === null ? anyone : `\`${authority}\``}`,
    ...(lines.length === 0 ? [] : [['Errors:', ...lines].join('\n')]),
  ].join('\n\n');
}

const isValidation = (code: number): boolean => code >= 9800 && code < 9900;

const textOf = (code: number): string =>
  isValidation(code) ? '参数验证错误: <field>，<reason>' : refusal(code).message.trim();

/** The parameters of a query; where it is open, those of the example. */
function queryOf({ query }: Endpoint, example: SystemExample['query'] = {}): JsonObject[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  const open = Object.fromEntries(Object.keys(example).map((name) => [name, { type: 'string' }]));
  return Object.entries({ ...open, ...properties }).map(([name, schema]) => ({
    ...parameterOf(name, 'query', schema, required.includes(name)),
    example: example[name],
  }));
}

const parameterOf = (name: string, place: 'path' | 'query', schema: unknown, required = true) => ({
  name,
  in: place,
  required,
  schema,
});

function schemaOf(of: NonNullable<Endpoint['body']>): JsonObject {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' });
  return schema;
}
