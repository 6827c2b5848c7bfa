import { prefetchTexts } from '@lampstand/ui';
import legal from 'virtual:messages/legal';

/** The terms and the privacy notice. */
export const legalTexts = prefetchTexts([legal]);
