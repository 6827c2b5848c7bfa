import { prefetchTexts } from '@lampstand/ui';
import uploads from 'virtual:messages/uploads';

/** Texts of uploads. */
export const uploadTexts = prefetchTexts([uploads]);
