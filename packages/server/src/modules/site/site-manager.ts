import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayManageSite } from './site.policy.ts';

/** Who keeps the site. @throws DomainError FORBIDDEN for everybody else. */
export function siteManager(context: Context): Viewer {
  const viewer = signedIn(context);
  if (!mayManageSite(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer;
}
