/** How the demonstration college judges attendance. */
export const attendanceSchemaPlans = [
  {
    key: 'standard',
    name: 'Standard',
    isDefault: true,
    minutesLateThreshold: 10,
    graceAbsentsPerTerm: 3,
    graceLatesPerTerm: 3,
    absenceDeduction: 2,
    lateDeduction: 1,
  },
  {
    key: 'strict',
    name: 'Second year',
    minutesLateThreshold: 5,
    graceAbsentsPerTerm: 2,
    graceLatesPerTerm: 2,
    absenceDeduction: 3,
    lateDeduction: 1,
  },
  {
    key: 'lenient',
    name: 'Online and offline',
    minutesLateThreshold: 30,
    graceAbsentsPerTerm: 6,
    graceLatesPerTerm: 6,
    absenceDeduction: 1,
    lateDeduction: 0,
  },
] as const;
