import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { mayChangeAssignments } from './assignments.policy.ts';
import { AssignmentInputSchema } from './assignments.rules.ts';
import { readAssignment, updateAssignment } from './assignments.service.ts';

export const assignmentsHistory: HistorySource = {
  entity: 'assignment',
  role: 'admin',
  fields: Object.keys(AssignmentInputSchema.shape),
  kept: new Set(),
  async open(context, id) {
    const assignment = await readAssignment(context, id);
    return {
      version: assignment.version,
      editable: mayChangeAssignments(signedIn(context)),
      values: assignment,
      save: (inside, at, values) =>
        updateAssignment(inside, id, at, AssignmentInputSchema.parse(values)),
    };
  },
};
