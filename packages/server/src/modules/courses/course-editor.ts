import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayEditCourses } from './courses.policy.ts';

/** Who changes courses and what belongs to them. @throws DomainError FORBIDDEN. */
export function courseEditor(context: Context): Viewer {
  const viewer = signedIn(context);
  if (!mayEditCourses(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer;
}
