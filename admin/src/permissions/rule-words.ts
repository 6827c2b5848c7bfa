import { isRole } from '@lampstand/access';
import type { Translator } from '@lampstand/i18n';
import { roleNames } from '../shared/fields/role-names.ts';
import { wordsOf, type Rule } from './action-words.ts';
import type { PermissionsAnswerQuery } from './permissions.generated.ts';

type Need = Rule['needs'][number];
type Cell = Rule['cells'][number];
export type Answer = PermissionsAnswerQuery['permissionAnswer'];

const roleName = (t: Translator, role: string | null): string =>
  isRole(role) ? t(roleNames[role]) : '';

/** What a rule asks for, in words. */
function needInWords(t: Translator, { scope, role }: Need): string {
  const named = { role: roleName(t, role) };
  switch (scope) {
    case 'public':
      return t('admin.permissions.needPublic');
    case 'signedIn':
      return t('admin.permissions.needSignedIn');
    case 'user':
      return t('admin.permissions.needUser');
    case 'globalRole':
      return t('admin.permissions.everywhere', named);
    case 'role':
    case 'anywhereRole':
      return t('admin.permissions.needRole', named);
  }
}

/** The heading of a column of the matrix. */
export function columnInWords(t: Translator, { role, everywhere }: Omit<Cell, 'answer'>): string {
  if (role === null) return t('admin.permissions.visitor');
  if (role === 'user') return t(roleNames.user);
  const named = { role: roleName(t, role) };
  return everywhere
    ? t('admin.permissions.everywhere', named)
    : t('admin.permissions.inRegion', named);
}

const reaches = {
  YES: 'common.yes',
  OWN: 'admin.permissions.cellOwn',
  REGION: 'admin.permissions.cellRegion',
  NO: 'common.no',
} as const;

/** A rule with everything that is shown of it, ready to be searched and exported. */
export function ruleInWords(t: Translator, rule: Rule) {
  const { area, action } = wordsOf(rule);
  return {
    id: rule.id,
    name: rule.name,
    area: t.dynamic(area),
    action: t.dynamic(action),
    needs: rule.needs.map((need) => needInWords(t, need)).join(' · '),
    cells: rule.cells.map((cell) => ({ ...cell, words: t(reaches[cell.answer]) })),
  };
}

export type RuleInWords = ReturnType<typeof ruleInWords>;

const reasons = {
  ANYBODY: 'admin.permissions.reasonAnybody',
  SIGNED_IN: 'admin.permissions.reasonSignedIn',
  SIGNED_OUT: 'admin.permissions.needSignedIn',
  MEMBER: 'admin.permissions.reasonMember',
  ROLE_EVERYWHERE: 'admin.permissions.reasonRoleEverywhere',
  ROLE_IN_REGION: 'admin.permissions.reasonRoleInRegion',
  KEPT_OUT: 'admin.permissions.reasonKeptOut',
  TERMS_OPEN: 'admin.permissions.reasonTermsOpen',
  ROLE_MISSING: 'admin.permissions.reasonRoleMissing',
  ROLE_NOT_EVERYWHERE: 'admin.permissions.reasonRoleNotEverywhere',
  ROLE_NOT_IN_REGION: 'admin.permissions.reasonRoleNotInRegion',
} as const;

/** What decides an answer, in words. */
export const reasonInWords = (
  t: Translator,
  { reason, role, regions }: Answer,
  regionName: (slug: string) => string,
): string =>
  t.dynamic(reasons[reason], {
    role: roleName(t, role),
    regions: regions.map(regionName).join(', '),
  });
