import type { Argument, Part } from './icu-parse.ts';
import { numberFormat, pluralRules } from './intl-cache.ts';

export type ArgumentValue = string | number;
export type ArgumentValues = Readonly<Record<string, ArgumentValue>>;

/** Renders a parsed message. An argument that was not given stays visible as `{name}`. */
export function renderMessage(
  parts: readonly Part[],
  values: ArgumentValues,
  bcp47: string,
): string {
  let text = '';
  for (const part of parts) {
    text += typeof part === 'string' ? part : renderArgument(part, values, bcp47);
  }
  return text;
}

function renderArgument(part: Argument, values: ArgumentValues, bcp47: string): string {
  const value = own(values, part.name);
  if (value === undefined) return `{${part.name}}`;
  switch (part.type) {
    case '':
      return String(value);
    case '#':
    case 'number':
      return numberFormat(bcp47, {}).format(Number(value));
    case 'percent':
      return numberFormat(bcp47, { style: 'percent' }).format(Number(value));
    case 'plural':
    case 'selectordinal':
    case 'select':
      return renderMessage(chooseBranch(part, value, bcp47), values, bcp47);
  }
}

function chooseBranch(part: Argument, value: ArgumentValue, bcp47: string): readonly Part[] {
  const { branches, type } = part;
  const exact = type === 'select' ? String(value) : `=${value}`;
  const category =
    type === 'select'
      ? 'other'
      : pluralRules(bcp47, type === 'plural' ? 'cardinal' : 'ordinal').select(Number(value));
  return own(branches, exact) ?? own(branches, category) ?? own(branches, 'other') ?? [];
}

/** A word chosen by may be the name of something every object inherits, such as `constructor`. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
