import { english } from '../english.ts';
import type { Messages } from '../message-types.ts';

/** All English texts at once, without a loader: for stories and component tests. */
export const englishMessages: Messages = Object.fromEntries(
  Object.entries(english).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text]),
  ),
);
