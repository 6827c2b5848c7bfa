import type { Losses } from './foreign.ts';
import { childOf, childrenOf, textIn, type XmlElement } from './xml-tree.ts';

/** What is right for one response of an item. */
export interface Declaration {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  readonly caseSensitive: boolean;
  /** Whole numbers that bring all of the points, where one after the other does. */
  readonly range: { readonly number: string; readonly tolerance: string } | null;
}

/** The responses of an item by their identifiers. */
export const declarationsOf = (
  item: XmlElement,
  losses: Losses,
): ReadonlyMap<string, Declaration> =>
  new Map(
    childrenOf(item, 'responseDeclaration').map((declaration) => [
      declaration.attributes['identifier'] ?? '',
      declarationOf(declaration, losses),
    ]),
  );

function declarationOf(declaration: XmlElement, losses: Losses): Declaration {
  const baseType = declaration.attributes['baseType'] ?? '';
  const entries = childrenOf(childOf(declaration, 'mapping'), 'mapEntry').map(({ attributes }) => ({
    key: attributes['mapKey'] ?? '',
    value: Number(attributes['mappedValue'] ?? '0'),
    // QTI's own default: capital letters count.
    caseSensitive: attributes['caseSensitive'] !== 'false',
  }));
  const most = Math.max(0, ...entries.map(({ value }) => value));
  losses.add(
    'weights',
    entries.some(({ value }) => value !== 0 && Math.abs(value) !== most),
  );
  const mapped = entries.filter(({ value }) => value > 0 && value === most).map(({ key }) => key);
  const stated = childrenOf(childOf(declaration, 'correctResponse'), 'value').map((value) =>
    textIn(value).trim(),
  );
  // Texts have several right answers only in the mapping; elsewhere the stated ones are all.
  const correct = baseType === 'string' ? [...new Set([...stated, ...mapped])] : stated;
  return {
    cardinality: declaration.attributes['cardinality'] ?? 'single',
    baseType,
    correct: correct.length > 0 ? correct : mapped,
    caseSensitive:
      baseType === 'string' &&
      (entries.length === 0 || entries.some((entry) => entry.caseSensitive)),
    range: baseType === 'integer' ? rangeOf(mapped) : null,
  };
}

/** `14`, `15`, `16` as 15 with a tolerance of 1; null where numbers lie between them. */
function rangeOf(mapped: readonly string[]): Declaration['range'] {
  const numbers = mapped.map(Number);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length < 2 || high - low !== numbers.length - 1) return null;
  return { number: String((low + high) / 2), tolerance: String((high - low) / 2) };
}
