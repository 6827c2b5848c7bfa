import type { RuleInWords } from './rule-words.ts';

export interface PermissionFilter {
  readonly q: string;
  readonly area: string;
  /** Only what this role may somewhere. */
  readonly role: string;
}

export const everything: PermissionFilter = { q: '', area: '', role: '' };

/** The rules that a search, an area and a role leave. */
export function filterRules(
  rules: readonly RuleInWords[],
  { q, area, role }: PermissionFilter,
): readonly RuleInWords[] {
  const word = q.trim().toLowerCase();
  return rules.filter(
    (rule) =>
      (area === '' || rule.area === area) &&
      (role === '' || rule.cells.some((cell) => cell.role === role && cell.answer !== 'NO')) &&
      [rule.action, rule.name, rule.area, rule.needs].some((text) =>
        text.toLowerCase().includes(word),
      ),
  );
}

/** Rules under the headings of their areas, both in the order of the reader's language. */
export function byArea(rules: readonly RuleInWords[], locale: string) {
  const sorted = rules.toSorted(
    (a, b) => a.action.localeCompare(b.action, locale) || a.name.localeCompare(b.name),
  );
  return [...Map.groupBy(sorted, ({ area }) => area)].toSorted(([a], [b]) =>
    a.localeCompare(b, locale),
  );
}
