import {
  clockText,
  isLocaleCode,
  localeOf,
  type MessageId,
  type Translator,
} from '@lampstand/i18n';

/** A value of a history as it is told. */
export type Told =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'records'; readonly reference: string; readonly ids: readonly string[] }
  | { readonly kind: 'lines'; readonly lines: readonly Told[] };

/** By field: the words for values that are kept as codes. */
export type HistoryNames = Readonly<Record<string, Readonly<Record<string, MessageId>>>>;

/** Fields that hold ids of other records, which people know by their names. */
const references: Readonly<Record<string, string>> = {
  alumniRegionId: 'regions',
  attendanceAdminIds: 'users',
  attendanceSchemaId: 'attendanceSchemas',
  categoryId: 'categories',
  categoryIds: 'categories',
  courseId: 'courses',
  deanIds: 'users',
  facilitatorIds: 'users',
  groupIds: 'groups',
  regionId: 'regions',
  regionIds: 'regions',
  studentIds: 'users',
  teacherIds: 'teachers',
  userId: 'users',
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const text = (words: string): Told => ({ kind: 'text', text: words });
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a rich text: a line for each block, and no mark-up. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(p|h\d|li|tr|blockquote|pre)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return (body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim();
}

/** A value of the history in words; ids and days are left to who knows names and formats. */
export function told(
  field: string,
  value: unknown,
  { t, names }: { readonly t: Translator; readonly names: HistoryNames },
): Told {
  if (value === null || value === undefined || value === '') return text(t('admin.common.empty'));
  if (typeof value === 'boolean') return text(value ? t('common.yes') : t('common.no'));
  const reference = references[field];
  if (reference && typeof value === 'string') return { kind: 'records', reference, ids: [value] };
  if (Array.isArray(value)) {
    const ids = value.filter((each) => typeof each === 'string');
    if (reference) return { kind: 'records', reference, ids };
    return { kind: 'lines', lines: value.map((each) => told(field, each, { t, names })) };
  }
  if (isRecord(value)) return toldPart(field, value, { t, names });
  if (typeof value !== 'string') return text(JSON.stringify(value));
  const name = names[field]?.[value];
  if (name) return text(t.dynamic(name));
  if (field === 'locale' && isLocaleCode(value)) return text(localeOf(value).label);
  if (field === 'content') return text(plainText(value));
  return day.test(value) ? { kind: 'day', day: value } : text(value);
}

/** A question of a form: its words, its kind, whether it must be answered, and its choices. */
function toldField(
  field: string,
  { label, kind, help, required, choices }: Readonly<Record<string, unknown>>,
  { t, names }: { readonly t: Translator; readonly names: HistoryNames },
): Told {
  const name = names[`${field}.kind`]?.[String(kind)];
  const head = [
    String(label),
    ...(name ? [t.dynamic(name)] : []),
    ...(required === true ? [t('resources.request-form.fields.fields.required')] : []),
  ];
  const below = [help, ...(Array.isArray(choices) ? choices : [])];
  return {
    kind: 'lines',
    lines: [head.join(' · '), ...below.filter((each) => typeof each === 'string' && each)].map(
      (each) => text(String(each)),
    ),
  };
}

/** The other record that a part names, if it names one. */
const toldLink = (reference: string, id: unknown): Told[] =>
  typeof id === 'string' ? [{ kind: 'records', reference, ids: [id] }] : [];

/** Where parts of a record name each other, which says nothing to people. */
const namesParts = /^_id$|Ids?$|^order$/;

/** What somebody wrote, from whatever holds it: neither nothing, nor switches, nor ids. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, each]) =>
      namesParts.test(key) ? [] : wordsIn(each),
    );
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** A part of a record: rights in a region, a phone number, what an exam asks. */
function toldPart(
  field: string,
  value: Readonly<Record<string, unknown>>,
  words: { readonly t: Translator; readonly names: HistoryNames },
): Told {
  const { t, names } = words;
  const { regionId, roleNames, type, text: own, points, questionId, poolId, texts, locale } = value;
  if (typeof regionId === 'string') {
    const region: Told = { kind: 'records', reference: 'regions', ids: [regionId] };
    return { kind: 'lines', lines: [region, told('roles', roleNames, words)] };
  }
  if (typeof value.atSeconds === 'number') {
    // What a recording asks at one of its seconds.
    const time = text(clockText(value.atSeconds));
    return { kind: 'lines', lines: [time, ...toldLink('questions', questionId)] };
  }
  if (typeof points === 'number') {
    const asked = [...toldLink('questions', questionId), ...toldLink('question-pools', poolId)];
    const worth = text(t('resources.exams.points', { count: points }));
    return { kind: 'lines', lines: [...asked, worth] };
  }
  if (Array.isArray(texts)) return told('texts', texts, words);
  if (typeof own === 'string') {
    // A text that stands in one language among others.
    return text(isLocaleCode(locale) ? `${localeOf(locale).label}: ${own}` : own);
  }
  if (typeof value.label === 'string') return toldField(field, value, words);
  const name = typeof type === 'string' ? names[`${field}.type`]?.[type] : undefined;
  const { type: _code, ...rest } = value;
  return text([...wordsIn(rest), ...(name ? [t.dynamic(name)] : [])].join(' · '));
}
