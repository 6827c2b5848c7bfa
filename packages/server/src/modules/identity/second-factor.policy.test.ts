import { expect, it } from 'vitest';
import { needsSecondFactor } from './second-factor.policy.ts';

const inRegion = [{ regionId: 'region-1', role: 'manager' }];

it.each([
  ['staff', ['user'], [], false],
  ['staff', ['user', 'manager'], [], true],
  ['staff', ['reportsAdmin'], [], true],
  ['staff', ['superadmin'], [], true],
  ['staff', ['user'], inRegion, true],
  ['nobody', ['superadmin'], inRegion, false],
] as const)('where %s must, somebody with %j and %j must: %s', (who, roles, regionRoles, must) => {
  expect(needsSecondFactor({ REQUIRE_SECOND_FACTOR: who }, { roles, regionRoles })).toBe(must);
});
