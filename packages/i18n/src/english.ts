import { common } from './messages/common/en.ts';

/**
 * The list of areas, by the prefix of their ids: the folder under `messages/`, its path joined by
 * dots. Add a new area here and nowhere else. Only types are taken from this file by the apps; the
 * texts of a locale are loaded by `portal.ts`, `admin.ts` and `server.ts` from the folders.
 */
export const english = {
  common,
} as const;
