import type { Unmasked } from '@apollo/client';
import type { AssignmentPageQuery } from './AssignmentPage.generated.ts';

/** An assignment as its page has it. */
export type Assignment = Unmasked<AssignmentPageQuery>['studentAssignment'];
export type Submission = NonNullable<Assignment['submission']>;
