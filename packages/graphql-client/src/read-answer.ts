import { GraphqlError, TransportError, type GraphqlErrorEntry } from './transport-errors.ts';

interface AnswerBody<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly GraphqlErrorEntry[];
}

/**
 * The data of an answer, with the transport errors of specification §8.
 * @throws TransportError for a status of 300 or above, a body that is no JSON, or an empty answer
 * @throws GraphqlError when the server refused the operation
 */
export async function readAnswer<Result>(response: Response): Promise<Result> {
  const body = await response.text();
  if (response.status >= 300) {
    throw new TransportError(`Response not successful: Received status code ${response.status}`, {
      kind: 'status',
      status: response.status,
      errors: errorsIn(body),
    });
  }
  const { data, errors } = parse<Result>(body, response.status);
  if (errors?.length) throw new GraphqlError(errors);
  if (data === undefined || data === null) {
    throw new TransportError('The server answered with neither data nor errors', {
      kind: 'missing',
      status: response.status,
    });
  }
  return data;
}

function parse<Result>(body: string, status: number): AnswerBody<Result> {
  try {
    return bodyOf<Result>(body);
  } catch (cause) {
    throw new TransportError('The server answered with something that is not JSON', {
      kind: 'parse',
      status,
      cause,
    });
  }
}

function errorsIn(body: string): readonly GraphqlErrorEntry[] | undefined {
  try {
    return bodyOf(body).errors;
  } catch {
    return undefined;
  }
}

/** A scalar is valid JSON and still no answer: as an object it has neither data nor errors. */
function bodyOf<Result>(body: string): AnswerBody<Result> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the types generated from the schema vouch for what the server sends; here it enters the program
  return Object(JSON.parse(body));
}
