import { newId } from '../../platform/id.ts';
import type { TestApp } from '../test-app.ts';

/** The columns that every record carries, for one made right now. */
export const recordOf = (app: TestApp) => {
  const now = app.clock.now().toISOString();
  const _id = newId();
  return { _id, version: 1, createdAt: now, updatedAt: now, createdBy: null, updatedBy: null };
};
