/** What was answered, whatever the kind of question: the fields of its kind are filled. */
export interface GivenAnswer {
  readonly choiceIds: readonly string[];
  readonly pairs: readonly GivenPair[];
  readonly order: readonly string[];
  readonly blanks: readonly GivenBlank[];
  /** A decimal number as text, such as "-0.5". */
  readonly number: string | null;
  readonly text: string | null;
}

export interface GivenPair {
  readonly promptId: string;
  readonly optionId: string;
}

interface GivenBlank {
  readonly blankId: string;
  readonly text: string;
}

export const noAnswer: GivenAnswer = {
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  text: null,
};

/** Whether anything is answered; spaces alone are nothing. */
export function isGiven({ choiceIds, pairs, order, blanks, number, text }: GivenAnswer): boolean {
  return (
    choiceIds.length + pairs.length + order.length > 0 ||
    blanks.some((blank) => blank.text.trim() !== '') ||
    (number ?? '').trim() !== '' ||
    (text ?? '').trim() !== ''
  );
}

/** Only what an answer is, in one order of its fields: what else the server tells stays out. */
export function plainAnswer(answer: GivenAnswer) {
  const { choiceIds, pairs, order, blanks, number, text } = answer;
  return {
    choiceIds: [...choiceIds],
    pairs: pairs.map(({ promptId, optionId }) => ({ promptId, optionId })),
    order: [...order],
    blanks: blanks.map(({ blankId, text: words }) => ({ blankId, text: words })),
    number,
    text,
  };
}

export function isSameAnswer(one: GivenAnswer | null, other: GivenAnswer | null): boolean {
  const words = (answer: GivenAnswer | null) => JSON.stringify(answer && plainAnswer(answer));
  return words(one) === words(other);
}

/** Reads an answer from what a device kept; undefined where it is none. */
export function readAnswer(value: unknown): GivenAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [choiceIds, order] = [texts(fields.get('choiceIds')), texts(fields.get('order'))];
  const pairs = records(fields.get('pairs'), 'promptId', 'optionId');
  const blanks = records(fields.get('blanks'), 'blankId', 'text');
  const [number, text] = [fields.get('number') ?? null, fields.get('text') ?? null];
  if (!choiceIds || !order || !pairs || !blanks) return undefined;
  if (!isTextOrNull(number) || !isTextOrNull(text)) return undefined;
  return {
    choiceIds,
    pairs: pairs.map(([promptId, optionId]) => ({ promptId, optionId })),
    order,
    blanks: blanks.map(([blankId, words]) => ({ blankId, text: words })),
    number,
    text,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

function texts(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every(isText) ? value : undefined;
}

/** Pairs of texts by the names of their two fields. */
function records(value: unknown, first: string, second: string): [string, string][] | undefined {
  if (!Array.isArray(value)) return undefined;
  const pairs = value.flatMap((each: unknown): [string, string][] => {
    if (typeof each !== 'object' || each === null) return [];
    const fields = new Map<string, unknown>(Object.entries(each));
    const [one, two] = [fields.get(first), fields.get(second)];
    return isText(one) && isText(two) ? [[one, two]] : [];
  });
  return pairs.length === value.length ? pairs : undefined;
}

/** Browsers carry 64 KB past the end of a page and refuse to send more; a letter takes up to three bytes. */
const longestToOutlivePage = 15_000;

/** Whether the browser takes it upon itself to send an answer while the page is closed. */
export const mayOutlivePage = (answer: GivenAnswer | null): boolean =>
  JSON.stringify(answer).length <= longestToOutlivePage;
