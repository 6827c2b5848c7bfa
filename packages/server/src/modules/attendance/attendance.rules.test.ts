import { describe, expect, it } from 'vitest';
import { AttendanceSchemaInputSchema } from './attendance.rules.ts';

const input = {
  name: 'Evening',
  minutesLateThreshold: 10,
  graceAbsentsPerTerm: 2,
  graceLatesPerTerm: 3,
  absenceDeduction: 2,
  lateDeduction: 1,
  isDefault: false,
};
const refused = (change: object) =>
  AttendanceSchemaInputSchema.safeParse({ ...input, ...change }).error?.issues.map((issue) =>
    issue.path.join(),
  );

describe('an attendance schema', () => {
  it.each([
    {},
    { minutesLateThreshold: 0 },
    { minutesLateThreshold: 240 },
    { graceAbsentsPerTerm: 0, absenceDeduction: 100 },
    { lateDeduction: 0 },
  ])('may say %j', (change) => {
    expect(refused(change)).toBeUndefined();
  });

  it.each([
    ['name', ' '],
    ['minutesLateThreshold', -1],
    ['minutesLateThreshold', 241],
    ['graceAbsentsPerTerm', -1],
    ['graceLatesPerTerm', 1.5],
    ['absenceDeduction', 101],
    ['lateDeduction', -1],
  ])('is refused for its %s %j', (field, value) => {
    expect(refused({ [field]: value })).toEqual([field]);
  });
});
