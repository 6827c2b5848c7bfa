import { MOST_BYTES } from '../../graphql/body-limits.ts';
import { EXPORTS_PATH } from '../../modules/people/index.ts';
import { SeededRandom } from '../../seed/random.ts';
import { head, HOST, json, POST, RIGHT, TYPE } from './http-parts.ts';
import { type Bytes, request } from './raw-http.ts';

/** Requests of one kind that must be refused. */
export interface HttpFamily {
  readonly name: string;
  readonly cases: readonly (readonly Bytes[])[];
}

const deep = (open: string, close: string, levels: number) =>
  open.repeat(levels) + close.repeat(levels);

const GET = 'GET /graphql HTTP/1.1';
const chunked = (body: string) => [
  ...head(POST, HOST, TYPE, 'Connection: close', 'Transfer-Encoding: chunked'),
  body,
];

const withVariable = (value: string) =>
  `{"query":"query ($x: PageInput) { users(page: $x) { total } }","variables":{"x":${value}}}`;

const truncated = Array.from({ length: RIGHT.length - 1 }, (_, length) =>
  request(RIGHT.slice(0, length)),
);

const shapes = [
  'null',
  '1',
  '"x"',
  'true',
  '[]',
  '[1]',
  '[{}]',
  '{}',
  `[${RIGHT}]`,
  `${RIGHT}${RIGHT}`,
  `${RIGHT},`,
  "{'query':'{ locales { _id } }'}",
  '{query:"{ locales { _id } }"}',
  `// x\n${RIGHT}`,
  `${RIGHT}\u0000`,
  '{"query":NaN}',
  '{"query":undefined}',
  '{"query":"{ locales { _id } }",}',
  '{"query":"\n"}',
  json({ query: 1 }),
  json({ query: null }),
  json({ query: [] }),
  json({ query: {} }),
  json({ query: '' }),
  json({ query: ' ' }),
  json({ query: '{' }),
  json({ query: '{ locales { _id } }', variables: [] }),
  json({ query: '{ locales { _id } }', variables: 'x' }),
  json({ query: '{ locales { _id } }', variables: 1 }),
  json({ query: '{ locales { _id } }', operationName: 'Nobody' }),
  json({ id: 'x' }),
  json({ mutation: 'x' }),
  json({ extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }),
  json({ query: 'subscription { x }' }),
].map((body) => request(body));

const types = [
  '',
  'text/plain',
  'text/json',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/graphql',
  'application/xml',
  'application/jsonp',
  'application/json2',
  'application/ json',
  'application',
  '*/*',
  'application/*',
  'json',
  ';',
  '; application/json',
  'application/json,text/plain',
  'text/plain;application/json',
  'application/json\u00a0',
  'application/vnd.api+json',
  'application/octet-stream',
  'application/javascript',
  'application/cbor',
].map((type) => request(RIGHT, { 'content-type': type }));

const nested = [100, 1000, 10_000, 100_000].flatMap((levels) => [
  request(deep('[', ']', levels)),
  request(deep('{"a":', '}', levels).replace('}', '1}')),
  request(withVariable(deep('[', ']', levels))),
  request(withVariable(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)),
]);

const lengths = [
  ...[
    MOST_BYTES.file + 1,
    100_000_000,
    4_294_967_296,
    '9007199254740993',
    '99999999999999999999999',
  ].map(String),
  '-1',
  '+46',
  '46.0',
  '0x2e',
  '4 6',
  '46, 47',
  '46x',
  'x',
  '1e3',
].map((length) => request(RIGHT, { 'content-length': length }));
const large = [
  chunked(
    `${(MOST_BYTES.file + 1).toString(16)}\r\n${'x'.repeat(MOST_BYTES.file + 1)}\r\n0\r\n\r\n`,
  ),
  request('x'.repeat(MOST_BYTES.file + 1)),
];

/** Neither header nor body comes to its end. */
const slow = [
  ...[
    'P',
    'POST',
    'POST /graphql',
    POST,
    `${POST}\r\n`,
    `${POST}\r\n${HOST}`,
    `${POST}\r\n${HOST}\r\n${TYPE}\r\n`,
  ].map((text) => [text]),
  ...[0, 1, 20, 45].map((length) => request(RIGHT.slice(0, length), { 'content-length': '46' })),
  ...['', '5', '5\r\n', '5\r\n{"que', '5\r\n{"que\r\n', '1\r\n{\r\n0\r\n'].map(chunked),
];

const bytes = (...values: number[]) => Buffer.from(values);
const encodings = [
  ...[
    bytes(0xff),
    bytes(0xc0, 0xaf),
    bytes(0xed, 0xa0, 0x80),
    bytes(0xf8, 0x88, 0x80, 0x80, 0x80),
    bytes(0x80),
    bytes(0xe2, 0x82),
    bytes(0xf4, 0x90, 0x80, 0x80),
    bytes(0),
  ].flatMap((wrong) => [
    request(Buffer.concat([wrong, Buffer.from(RIGHT)])),
    request(
      Buffer.concat([Buffer.from('{"query":"{ locales { _id } '), wrong, Buffer.from('}"}')]),
    ),
  ]),
  request(Buffer.from(RIGHT, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }),
  request(Buffer.from(`\ufeff${RIGHT}`, 'utf16le')),
  request(Buffer.from(RIGHT.replaceAll('"', '+ACI-')), {
    'content-type': 'application/json; charset=utf-7',
  }),
  ...['gzip', 'deflate', 'br', 'zstd', 'compress'].map((name) =>
    request(bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3), { 'content-encoding': name }),
  ),
];

const framing: Bytes[][] = [
  head('GET', HOST),
  head('GET /graphql HTTP/1.1'),
  head('GET /graphql HTTP/9.9', HOST),
  head('get /graphql HTTP/1.1', HOST),
  head('GETT /graphql HTTP/1.1', HOST),
  head(' GET /graphql HTTP/1.1', HOST),
  head('GET  HTTP/1.1', HOST),
  head('GET /graph ql HTTP/1.1', HOST),
  head('GET /\u0000 HTTP/1.1', HOST),
  head('GET /\u007f HTTP/1.1', HOST),
  head('PRI * HTTP/2.0'),
  head('CONNECT evil.example:443 HTTP/1.1', HOST),
  head(`GET /${'a'.repeat(100_000)} HTTP/1.1`, HOST),
  head(GET, HOST, `X: ${'a'.repeat(100_000)}`),
  head(GET, HOST, ...Array.from({ length: 5000 }, (_, n) => `X${n}: a`)),
  head(GET, HOST, 'X : a'),
  head(GET, HOST, 'X: a\u0000b'),
  head(GET, HOST, ' X: folded'),
  head(GET, HOST, ': a'),
  head(GET, HOST, 'X'),
  head(GET, HOST, 'X: a\rY: b'),
  head(GET, HOST, 'X(): a'),
  head(POST, HOST, TYPE, 'Content-Length: 5', 'Content-Length: 6'),
  head(POST, HOST, TYPE, 'Content-Length: 5', 'Transfer-Encoding: chunked'),
  head(POST, HOST, TYPE, 'Transfer-Encoding: xchunked'),
  head(POST, HOST, TYPE, 'Transfer-Encoding: chunked, x'),
  head(POST, HOST, TYPE, 'Transfer-Encoding:\u000bchunked'),
  head(GET, HOST, 'Expect: a-miracle', 'Connection: close'),
  ...[
    'zz\r\n',
    '-1\r\n',
    'ffffffffffffffffff\r\n',
    '5 \r\n{"que',
    '5\r\n{"quer',
    '\r\n',
    '1;\u0000\r\n{\r\n',
    '0x5\r\n',
  ].map(chunked),
  [bytes(0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3)],
  [bytes(0, 0, 0, 0, 0, 0, 0, 0)],
  ['\r\n\r\n\r\nx\r\n\r\n'],
];

const random = new SeededRandom(7);
const noise = Array.from({ length: 20 }, () => [
  Buffer.from(Array.from({ length: 200 }, () => random.between(0, 255))),
]);

const last = ['Connection: close', 'Accept: application/graphql-response+json'];
const methods = [
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'HEAD', 'PROPFIND'].map(
    (name) => `${name} /graphql`,
  ),
  ...['PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS', 'TRACE'].map((name) => `${name} /login`),
].map((line) => head(`${line} HTTP/1.1`, HOST, ...last));

const addresses = [
  '',
  '?query=',
  '?query=%',
  '?query=%7B',
  '?query=%ff',
  '?query[]=%7Blocales%7B_id%7D%7D',
  '?id=x',
  '?operationName=x',
  '?query=mutation%7BlogoutUser%7D',
  '?query=%7Blocales%7B_id%7D%7D&variables=1',
  '?query=query($x:PageInput)%7Busers(page:$x)%7Btotal%7D%7D&variables=%7B%22x%22:1%7D',
  `?query=%7Blocales%7B${'_id,'.repeat(3000)}%7D%7D`,
  '?query=%7Blocales%7B_id%7D%7D&operationName=Nobody',
]
  .map((search) => `/graphql${search}`)
  .concat(
    '/files/',
    '/files/..%2f..%2fpackage.json',
    '/files/../../package.json',
    '/files/%00',
    '/files/%',
    '/files/x?expires=1&signature=x',
    '/files/x?expires=x',
    '/files/x?expires=99999999999999&signature=%ff',
    `${EXPORTS_PATH}x`,
    `${EXPORTS_PATH}..%2fx`,
    `${EXPORTS_PATH}%`,
  )
  .map((path) => head(`GET ${path} HTTP/1.1`, HOST, ...last));

/** Kinds of requests that the server has to refuse. */
export const httpFamilies: readonly HttpFamily[] = [
  { name: 'JSON that was cut off', cases: truncated },
  { name: 'JSON that is no operation', cases: shapes },
  { name: 'content of another type', cases: types },
  { name: 'deep JSON', cases: nested },
  { name: 'lengths that are wrong or too large', cases: [...lengths, ...large] },
  { name: 'what never comes to its end', cases: slow },
  { name: 'other encodings', cases: encodings },
  { name: 'broken framing', cases: framing },
  { name: 'noise', cases: noise },
  { name: 'methods', cases: methods },
  { name: 'addresses', cases: addresses },
];
