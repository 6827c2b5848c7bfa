/// <reference types="vite/client" />
import { mergeTexts } from '../merge-texts.ts';
import type { Messages } from '../message-types.ts';

const files = import.meta.glob<Messages>('../../catalogue/*/en.ts', {
  eager: true,
  import: 'texts',
});

/** All English texts at once, without a loader: for stories and component tests. */
export const englishMessages: Messages = mergeTexts(Object.values(files));
