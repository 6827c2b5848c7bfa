import { prefetchTexts } from '@lampstand/ui';
import appeals from 'virtual:messages/appeals';
import assessment from 'virtual:messages/assessment';
import marking from 'virtual:messages/marking';
import uploads from 'virtual:messages/uploads';

/** Texts of assignments, grades and the transcript. */
export const assessmentTexts = prefetchTexts([assessment, marking, appeals, uploads]);
